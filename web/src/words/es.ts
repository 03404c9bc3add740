export const words = import.meta.glob<string>(["./es.ftl", "../boards/*/es.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
