import { TextDecoder } from "node:util";

// Rules are tested on content that no editor changes (docs/decisions.md#fixtures).
process.env.CONTENT_ROOT = "tests/fixtures/content";
// jsdom has none.
globalThis.TextDecoder ??= TextDecoder as typeof globalThis.TextDecoder;
