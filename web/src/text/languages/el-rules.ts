const files: Record<string, string> = import.meta.glob("$locale/el/{rules,k2-rules}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
export default Object.values(files);
