import path from "node:path";
import { tsImport } from "tsx/esm/api";

/**
 * A loader of Turbopack for lib/content/company-contact.ts: a module with the facts that it reads.
 * @this {{ addDependency: (file: string) => void, getOptions: () => { folder: string } }}
 */
export default async function loadCompany() {
  this.addDependency(path.join(this.getOptions().folder, "company.mdx"));
  /** @type {typeof import("./company-contact")} */
  const { companyContact } = await tsImport("./company-contact.ts", import.meta.url);
  return `export const companyContact = ${JSON.stringify(companyContact)};`;
}
