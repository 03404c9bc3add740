import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

// A game's printed content is read from the one place where it is kept.
function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (id.endsWith(".toml")) return { code: `export default ${JSON.stringify(parse(code))}`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [toml(), svelte()],
  resolve: { alias: { "@games": new URL("../src/rulewright/games", import.meta.url).pathname } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  build: {
    outDir: "../src/rulewright/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // no data: address, so that the content security policy stays short
    target: "es2022",
  },
});
