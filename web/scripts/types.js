// Makes the types of the protocol from its schemas: node scripts/types.js [FOLDER]

import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";

const WEB = new URL("../", import.meta.url);
const BANNER = "// Made by `make types` from the schemas of the server: do not edit.\n";

async function schema(name) {
  return JSON.parse(await readFile(new URL(`schemas/${name}`, WEB), "utf-8"));
}

/** What may be left out of a body is optional, also where there is something in place of it. */
async function rest() {
  const types = await openapiTS(await schema("openapi.json"), { defaultNonNullable: false });
  return `${BANNER}\n${astToString(types)}`;
}

async function messages() {
  return compile(await schema("messages.json"), "Message", { bannerComment: BANNER });
}

const folder = process.argv[2] ?? fileURLToPath(new URL("src/protocol", WEB));
await mkdir(folder, { recursive: true });
await writeFile(`${folder}/rest.d.ts`, await rest());
await writeFile(`${folder}/messages.d.ts`, await messages());
