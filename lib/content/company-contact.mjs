// Plain JavaScript: next.config.mjs cannot import TypeScript.
import path from "node:path";
import { readContentFile } from "./front-matter.mjs";

/** The facts of content/company.mdx, as written; lib/content/company.ts says what they are. */
export const companyFacts = (root = path.join(process.cwd(), "content")) =>
  readContentFile(path.join(root, "company.mdx")).data;

/**
 * What lib/site.ts shows of the company, as JSON: the build writes it into scripts, which cannot
 * read files, in the place of process.env.COMPANY. Without the legal identity, which only pages
 * show.
 */
export function companyContact() {
  const { legal: _, ...contact } = companyFacts();
  return JSON.stringify(contact);
}
