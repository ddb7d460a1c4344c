import {
  decodeHtml,
  escapeHtml,
  parseEmailAddress,
  singleLine,
  sanitizeForPostgres,
} from "../../supabase/functions/_shared/text.ts";
import { equal } from "./support/assert.ts";

Deno.test("§5 & < > \" ' / are escaped, and decoding reverses it", () => {
  const typed = `& < > " ' / <a href='x'>&amp;</a>`;
  equal(escapeHtml(`& < > " ' /`), "&amp; &lt; &gt; &quot; &#x27; &#x2F;");
  equal(decodeHtml(escapeHtml(typed)), typed);
});

Deno.test("decoding happens exactly once", () => {
  equal(decodeHtml("&amp;lt;script&amp;gt;"), "&lt;script&gt;");
  equal(decodeHtml("&copy; &#39; &unknown; 1 & 2"), "&copy; &#39; &unknown; 1 & 2");
});

Deno.test("only characters that Postgres rejects are removed", () => {
  equal(sanitizeForPostgres("a\u0000b\ud800c\n\t é 😀"), "ab\ufffdc\n\t é 😀");
});

Deno.test("a header value is one line", () => {
  const cases: [string, string][] = [
    ["Maria\r\nBcc: x@example.com", "Maria Bcc: x@example.com"],
    ["a\u2028b\u2029c\u0085d\u000be", "a b c d e"],
    ["\u202egpj.exe\u202c", "gpj.exe"],
    ["  a \t b  ", "a b"],
  ];
  for (const [input, expected] of cases) equal(singleLine(input), expected);
  equal(singleLine("x".repeat(100), 10), `${"x".repeat(9)}…`);
});

Deno.test("only a single e-mail address is accepted", () => {
  const valid = [
    "maria@example.com",
    " maria.silva+obra@sub.example.com.br ",
    "joão@exemplo.com.br",
  ];
  const invalid = [
    "",
    "maria",
    "maria@localhost",
    "a@b.co, c@d.co",
    "Maria <maria@example.com>",
    "maria@example.com\r\nBcc: x@example.com",
    "maria@exa mple.com",
    `"a"@example.com`,
    `${"a".repeat(250)}@example.com`,
  ];
  for (const address of valid) equal(parseEmailAddress(address), address.trim());
  for (const address of invalid) equal(parseEmailAddress(address), null, address);
});
