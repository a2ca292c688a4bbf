import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = process.env.EVEREST_SERVER ?? "http://127.0.0.1:8000";
const BUILT = fileURLToPath(new URL("../src/everest/server/client", import.meta.url));
const LOCALE = fileURLToPath(new URL("../src/everest/text/locale", import.meta.url));

/** Catalogues without what only their writers read. */
function catalogues(): Plugin {
  return {
    name: "everest-catalogues",
    enforce: "pre",
    async load(id) {
      const [file, query] = id.split("?");
      if (!file?.endsWith(".ftl") || query !== "raw") return null;
      this.addWatchFile(file);
      const lines = (await readFile(file, "utf-8")).split("\n");
      const text = lines.filter((line) => !line.startsWith("#") && line !== "").join("\n");
      return `export default ${JSON.stringify(text)}`;
    },
  };
}

/** A compressed copy beside each file that has one: the server sends these. */
function compressed(): Plugin {
  return {
    name: "everest-compressed",
    apply: "build",
    async writeBundle() {
      for (const entry of await readdir(BUILT, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|json)$/.test(entry.name)) continue;
        const file = `${entry.parentPath}/${entry.name}`;
        await writeFile(`${file}.gz`, await promisify(gzip)(await readFile(file), { level: 9 }));
      }
    },
  };
}

/** All addresses are of one page, also while it is being written: as the table server says it. */
function atTheRoot(): Plugin {
  return {
    name: "everest-root",
    apply: "serve",
    transformIndexHtml: () => [{ tag: "base", attrs: { href: "/" }, injectTo: "head-prepend" }],
  };
}

export default defineConfig({
  base: "./",
  plugins: [catalogues(), svelte(), compressed(), atTheRoot()],
  resolve: {
    alias: { $locale: LOCALE, $src: fileURLToPath(new URL("src", import.meta.url)) },
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    // the machine may have much else to do
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // a window of its own for each file took three quarters of the time
    pool: "threads",
    isolate: false,
  },
});
