import { TextDecoder } from "node:util";
import { companyContact } from "@/lib/content/next-config.mjs";

// Rules are tested on content that no editor changes (docs/decisions/0052).
process.env.CONTENT_ROOT = "tests/fixtures/content";
// jsdom has none.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
process.env.COMPANY = companyContact();
