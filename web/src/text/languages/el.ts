const files: Record<string, string> = import.meta.glob(
  ["$locale/el/{actions,events,names,refusals}.ftl", "$locale/el/web*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(files);
