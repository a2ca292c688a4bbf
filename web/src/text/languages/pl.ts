const files: Record<string, string> = import.meta.glob(
  ["$locale/pl/{actions,events,names,refusals}.ftl", "$locale/pl/web*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(files);
