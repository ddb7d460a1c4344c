import { ContentError } from "@/lib/content/collection";
import { getCompany } from "@/lib/content/collections/company";
import { companySchema, type Company } from "@/lib/content/company";

const { legal: _none, ...NOTHING_KNOWN } = companySchema.parse({ area: "?", hours: [], legal: {} });

/**
 * What content/company.mdx says, checked by its schema, without the legal identity, which only pages show.
 * A browser has no files: in what Next compiles, company-loader.mjs puts the facts in the place of this
 * module.
 */
export const companyContact: Omit<Company, "legal"> = readContact();

function readContact() {
  try {
    const { legal: _, slug: _slug, body: _body, ...contact } = getCompany();
    return contact;
  } catch (error) {
    // The build stops with this and all other errors of the content (scripts/check-content.ts).
    if (error instanceof ContentError) return NOTHING_KNOWN;
    throw error;
  }
}
