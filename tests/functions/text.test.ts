import { decodeHtml, escapeHtml } from "../../supabase/functions/_shared/contract/text.ts";
import { parseEmailAddress, singleLine } from "../../supabase/functions/_shared/mail/transport.ts";
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

Deno.test("a header value is one line", () => {
  const cases: [string, string][] = [
    ["Maria\r\nBcc: x@example.com", "Maria Bcc: x@example.com"],
    ["a\u2028b\u2029c\u0085d\u000be", "a b c d e"],
    ["\u202egpj.exe\u202c", "gpj.exe"],
    ["  a \t b  ", "a b"],
  ];
  for (const [input, expected] of cases) equal(singleLine(input, 200), expected);
  equal(singleLine("x".repeat(100), 10), `${"x".repeat(9)}…`);
});

Deno.test("only a single e-mail address is accepted", () => {
  const valid: [string, string][] = [
    ["maria@example.com", "maria@example.com"],
    [" maria.silva+obra@sub.example.com.br ", "maria.silva+obra@sub.example.com.br"],
    ["obra@construção.com.br", "obra@xn--construo-xza3b.com.br"],
    ["obra@Exemplo.COM", "obra@exemplo.com"],
    ["obra@مثال.إختبار", "obra@xn--mgbh0fb.xn--kgbechtv"],
  ];
  const invalid = [
    "",
    "maria",
    "maria@localhost",
    // A server without SMTPUTF8 refuses an e-mail with such an address in a header.
    "joão@exemplo.com.br",
    "maria\u200e@example.com",
    "maria@127.0.0.1",
    "maria@1.2",
    "maria@ex_ample.com",
    "maria@example.com/x",
    "maria@a@example.com",
    "a@b.co, c@d.co",
    "Maria <maria@example.com>",
    "maria@example.com\r\nBcc: x@example.com",
    "maria@exa mple.com",
    `"a"@example.com`,
    `${"a".repeat(250)}@example.com`,
    // Dots that no mail server accepts.
    "ana.@gmail.com",
    ".ana@gmail.com",
    "a..b@example.com",
  ];
  for (const [address, inHeader] of valid) equal(parseEmailAddress(address), inHeader, address);
  for (const address of invalid) equal(parseEmailAddress(address), null, address);
});
