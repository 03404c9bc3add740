export const words = import.meta.glob<string>(["./en.ftl", "../boards/*/en.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
