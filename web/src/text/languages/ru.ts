const files: Record<string, string> = import.meta.glob(
  ["$locale/ru/{actions,events,names,refusals}.ftl", "$locale/ru/web*.ftl"],
  { eager: true, query: "?raw", import: "default" },
);
export default Object.values(files);
