import { companyContact } from "@/lib/content/next-config.mjs";

// Rules are tested on content that no editor changes (docs/decisions/0052).
process.env.CONTENT_ROOT = "tests/fixtures/content";
process.env.COMPANY = companyContact();
