import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startScript } from "@/tests/scripts/support/run-script";
import { onPath } from "@/scripts/lib/programs.mjs";

async function validate(...files: string[]) {
  const run = startScript("scripts/validate.mjs", {}, files);
  const [code] = await run.ended;
  return { code, output: run.output };
}

// Needs Java, which the command installs as root; a test does not install anything.
const withJava = onPath("java") ? describe : describe.skip;

withJava("npm run validate", () => {
  it("finds no errors in the built pages", async () => {
    const { code, output } = await validate();
    expect(output).toMatch(/^\d\d+ pages checked, 0 errors$/m);
    expect(code).toBe(0);
  });

  it("names the file and the error", async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "validate-"));
    const file = path.join(folder, "page.html");
    const wrong = "<dl><div><span>x</span><dt>a</dt><dd>b</dd></div></dl>";
    writeFileSync(
      file,
      `<!DOCTYPE html><html lang="pt-BR"><head><title>x</title></head><body>${wrong}</body></html>`,
    );
    const { code, output } = await validate(file);
    rmSync(folder, { recursive: true });
    expect(output).toContain("page.html: Element “span” not allowed as child of element “div”");
    expect(code).toBe(1);
  });
});
