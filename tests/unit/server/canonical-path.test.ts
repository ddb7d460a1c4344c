import { canonicalPath } from "@/lib/server/canonical-path";

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/contato", "/contato"],
    ["/Contato", "/contato"],
    ["/contato.html", "/contato"],
    ["/index.html", "/"],
    ["/blog/Guia-Pintura.html", "/blog/guia-pintura"],
    ["/BLOG/", "/blog"],
  ])("%s → %s", (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
