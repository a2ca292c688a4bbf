const files: Record<string, string> = import.meta.glob(
  ["$locale/en/{actions,events,names,refusals}.ftl", "$locale/en/web*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(files);
