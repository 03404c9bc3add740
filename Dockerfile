# The server in a small image, compiled, with its pages: docker build -t rulewright .
# With PostgreSQL beside it: docker compose up.
FROM python:3.11-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make
WORKDIR /sources
COPY . .
RUN make web
RUN RULEWRIGHT_COMPILE=1 .venv/bin/hatchling build -t wheel -d /wheel
# The versions that were tested, without what only developers need.
RUN python -m venv --without-pip /opt/rulewright && \
    .venv/bin/uv pip install --python /opt/rulewright/bin/python --constraint requirements.lock \
        "$(echo /wheel/*.whl)[postgres,push]"

FROM python:3.11-slim
COPY --from=build /opt/rulewright /opt/rulewright
RUN useradd rulewright && install --directory --owner rulewright /tables
USER rulewright
WORKDIR /tables
VOLUME /tables
EXPOSE 8800
ENTRYPOINT ["/opt/rulewright/bin/rulewright"]
CMD ["serve", "--host", "0.0.0.0"]
