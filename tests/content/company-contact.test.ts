import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { companyContact } from "@/lib/content/company-contact";
import { contentRoot } from "@/lib/content-root.mjs";

// As the compile reads them: nothing else of the content is loaded here.
it("the company's facts are those that its file says", () => {
  const text = readFileSync(path.join(contentRoot(), "company.mdx"), "utf8");
  const { area, hours, phone = "" } = parse(text.split(/^---$/m)[1]!) as Record<string, unknown>;
  expect(companyContact).toMatchObject({ area, hours });
  expect(companyContact.phone ?? "").toBe(phone ?? "");
});
