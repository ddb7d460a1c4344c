// Plain JavaScript: next.config.mjs cannot import TypeScript.
import { demonstrationItems } from "./demonstration.mjs";

/** @typedef {Record<string, string | undefined>} Variables */

/** Variables without which the pages show a value that reaches nobody (lib/site.ts). */
const CONTACT_VARIABLES = [
  "NEXT_PUBLIC_COMPANY_EMAIL",
  "NEXT_PUBLIC_COMPANY_PHONE",
  "NEXT_PUBLIC_COMPANY_WHATSAPP",
];

/** Names that only a private network resolves, and those of RFC 2606 and RFC 6762. */
const PRIVATE_NAME =
  /^[^.]+$|\.(localhost|test|example|invalid|local|internal)$|(^|\.)example\.(com|net|org)$/;
const PRIVATE_ADDRESS = /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^\[/;

/**
 * Whether an address is one that the public can open. lib/env.ts reports addresses that are no URL.
 * @param {string | undefined} address
 */
export function isPublicAddress(address) {
  if (!address || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return !PRIVATE_NAME.test(hostname) && !PRIVATE_ADDRESS.test(hostname);
}

/**
 * Everything invented that a build with these variables would publish, one line each.
 * @param {Variables} env
 * @param {string} [root] folder of the content
 */
const inventedFacts = (env, root) => [
  ...demonstrationItems(root).map(({ file, what }) => `${file}: ${what}`),
  ...CONTACT_VARIABLES.filter((name) => !env[name]).map((name) => `${name}: not set`),
];

/**
 * Stops a build for a public address that would publish invented facts as those of the company
 * (docs/decisions/0016). ALLOW_DEMONSTRATION=1 permits it; every page then has a notice.
 * @param {Variables} env
 * @param {string} [root] folder of the content
 * @throws {Error} with every invented fact
 */
export function assertPublishable(env, root) {
  if (!isPublicAddress(env.SITE_URL) || env.ALLOW_DEMONSTRATION === "1") return;
  const facts = inventedFacts(env, root);
  if (facts.length === 0) return;
  throw new Error(
    `The build would publish ${facts.length} invented facts on ${env.SITE_URL}:\n` +
      `${facts.map((fact) => `  - ${fact}`).join("\n")}\n` +
      "Replace them and remove their mark (docs/decisions/0016). `npm run before-launch` lists what\n" +
      "else is missing. ALLOW_DEMONSTRATION=1 builds all the same, with a notice on every page.",
  );
}
