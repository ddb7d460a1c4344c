import { expect, test } from "@/tests/support/browser-test";

// The tests build without EDITOR_BUILD=1. tests/nightly/editor.spec.ts has the editor.
test("a public build has no editor", async ({ request }) => {
  for (const file of ["/admin", "/admin.html", "/admin/editor.js"])
    expect([file, (await request.get(file)).status()]).toEqual([file, 404]);
  for (const file of ["/sitemap.xml", "/robots.txt", "/busca.json"])
    expect([file, await (await request.get(file)).text()]).toEqual([
      file,
      expect.not.stringContaining("/admin"),
    ]);
});
