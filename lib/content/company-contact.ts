import { existsSync } from "node:fs";
import path from "node:path";
import { companySchema, type Company } from "@/lib/content/company";
import { contentRoot } from "@/lib/content-root.mjs";
import { readContentFile, UnreadableFile } from "@/lib/content/front-matter.mjs";

const { legal: _none, ...NOTHING_KNOWN } = companySchema.parse({ area: "?", hours: [], legal: {} });

/**
 * What content/company.mdx says, checked by its schema, without the legal identity, which only
 * pages show. A browser has no files: in what Next compiles, company-loader.mjs puts the facts in
 * the place of this module. It reads the file itself: a collection knows the folders of content/
 * only with all the others.
 */
export const companyContact: Omit<Company, "legal"> = readContact();

function readContact() {
  const parsed = companySchema.safeParse(readFields());
  // The build stops with this and all other errors of the content (scripts/check-content.ts).
  if (!parsed.success) return NOTHING_KNOWN;
  const { legal: _, ...contact } = parsed.data;
  return contact;
}

function readFields(): unknown {
  const file = path.join(/* turbopackIgnore: true */ contentRoot(), "company.mdx");
  if (!existsSync(file)) return undefined;
  try {
    return readContentFile(file).data;
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}
