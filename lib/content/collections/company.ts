import { companySchema } from "@/lib/content/company";
import { defineData } from "@/lib/content/collection";

/** What the company says of itself; lib/site.ts imports the same file for the browser. */
export const getCompany = defineData("company.json", { title: "Empresa", schema: companySchema });
