import { escapeHtml, escapeValues } from "@/supabase/functions/_shared/contract/text";

describe("§5: values are HTML-escaped (& < > \" ' /)", () => {
  it.each([
    ["&", "&amp;"],
    ["<", "&lt;"],
    [">", "&gt;"],
    ['"', "&quot;"],
    ["'", "&#x27;"],
    ["/", "&#x2F;"],
    ["<b>Zé & Cia's</b>", "&lt;b&gt;Zé &amp; Cia&#x27;s&lt;&#x2F;b&gt;"],
    ["ação, 20 m²", "ação, 20 m²"],
  ])("%s → %s", (raw, escaped) => {
    expect(escapeHtml(raw)).toBe(escaped);
  });

  it("escapes every value of a record and leaves its keys", () => {
    expect(escapeValues({ a: "<", b: "x" })).toEqual({ a: "&lt;", b: "x" });
  });
});
