// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { readdirSync } from "node:fs";
import path from "node:path";
import { contentRoot } from "../content/content-root.mjs";
import { readContentFile } from "../content/front-matter.mjs";
import { companyFacts } from "../content/next-config.mjs";
import { missingByLaw } from "./legal-duties.mjs";

/** Facts without which the pages show a value that reaches nobody (lib/site.ts). */
const CONTACT = ["email", "phone", "whatsapp"];

/** Names that only a private network resolves, and those of RFC 2606 and RFC 6762. */
const PRIVATE_NAME =
  /^[^.]+$|\.(localhost|test|example|invalid|local|internal)$|(^|\.)example\.(com|net|org)$/;
const PRIVATE_ADDRESS = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[/;

/** lib/env.ts reports addresses that are no URL. @param {string | undefined} address */
export function isPublicAddress(address) {
  if (!address || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return !PRIVATE_NAME.test(hostname) && !PRIVATE_ADDRESS.test(hostname);
}

/**
 * Stops a build for a public address with invented facts (docs/decisions/0016), or without what the law
 * asks for. ALLOW_DEMONSTRATION=1 permits it, with a notice on every page.
 * @param {Record<string, string | undefined>} env
 * @param {string} [root] folder of the content
 */
export function assertPublishable(env, root) {
  if (env.SITE_URL && !/^https?:\/\/[^/]/.test(env.SITE_URL)) {
    throw new Error(
      `SITE_URL: "${env.SITE_URL}" is not an address. It begins with https:// (.env.example).`,
    );
  }
  if (!isPublicAddress(env.SITE_URL) || env.ALLOW_DEMONSTRATION === "1") return;
  const company = companyFacts(root);
  const facts = [
    ...demonstrationItems(root).map(({ file, what }) => `${file}: ${what}`),
    ...CONTACT.filter((name) => !company[name]).map(
      (name) => `content/company.mdx: ${name} not set`,
    ),
    ...missingByLaw(root),
  ];
  if (facts.length === 0) return;
  throw new Error(
    `${facts.length} obstacles to a build for ${env.SITE_URL}, invented or missing:\n` +
      `${facts.map((fact) => `  - ${fact}`).join("\n")}\n` +
      "Replace what is invented and remove its mark (docs/decisions/0016). `npm run before-launch`\n" +
      "lists what else is open. ALLOW_DEMONSTRATION=1 builds all the same, with a notice on every page.",
  );
}

/** @typedef {{ file: string, what: string }} DemonstrationItem `what`: in the words of the file */

/** Fields that name an item, in order of preference. */
const NAMES = ["name", "title", "titulo", "topic", "author"];

/** All that front-matter marks as invented (docs/decisions/0016). @returns {DemonstrationItem[]} */
export function demonstrationItems(root = contentRoot()) {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".mdx"))
    .sort()
    .flatMap((name) => {
      const file = path.join("content", name);
      const { data } = readContentFile(path.join(root, name));
      return markedIn(data).map((what) => ({ file, what }));
    });
}

/** @param {unknown} value @param {string} [field] its list's name @returns {string[]} */
function markedIn(value, field = "") {
  if (typeof value !== "object" || value === null) return [];
  const row = /** @type {Record<string, unknown>} */ (value);
  const mark = row.demonstration;
  if (mark === true) return [[field, nameOf(row)].filter(Boolean).join(": ") || "o arquivo todo"];
  const fields = Array.isArray(mark) ? mark.map(String) : [];
  const nested = Object.entries(row).flatMap(([key, part]) =>
    markedIn(part, Array.isArray(value) ? field : key),
  );
  return [...fields, ...nested];
}

/** @param {Record<string, unknown>} row */
const nameOf = (row) => NAMES.map((name) => row[name]).find((text) => typeof text === "string");
