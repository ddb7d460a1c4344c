import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { STATIC_FOLDER } from "@/tests/support/static-host";

const builtFile = (name: string) => path.join(STATIC_FOLDER, name);

// The tests build without EDITOR_BUILD=1. tests/nightly/editor.spec.ts has the editor.
it("a public build has no editor", () => {
  for (const name of ["admin.html", "admin/editor.js"])
    expect([name, existsSync(builtFile(name))]).toEqual([name, false]);
  for (const name of ["sitemap.xml", "robots.txt", "busca.json"])
    expect(readFileSync(builtFile(name), "utf8")).not.toContain("/admin");
});
