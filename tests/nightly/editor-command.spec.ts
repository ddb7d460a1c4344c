import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { freePorts, startScript } from "@/tests/scripts/support/run-script";

const EDITOR = ["tsx", "--import", "./scripts/lib/no-styles.mjs", "scripts/editor/main.ts"];

test("npm run editor ends its output with the address, which answers, and leaves no file behind", async () => {
  const data = mkdtempSync(path.join(tmpdir(), "editor-command-"));
  const ports = await freePorts();
  const env = { ...ports, DATA_DIR: data, ALLOW_DEMONSTRATION: "1", EDITOR_REPO: "" };
  const run = startScript("--import", env, EDITOR);
  await expect
    .poll(() => run.output.trimEnd().split("\n").at(-1), { timeout: 120_000 })
    .toBe(`  Editor    http://localhost:${ports.PORT}/admin (Chrome or Edge)`);
  const page = await fetch(`http://localhost:${ports.PORT}/admin`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain("<title>Editor · PrimoZé</title>");
  expect(existsSync("public/admin.html")).toBe(true);
  run.child.kill("SIGINT");
  await run.ended;
  expect(existsSync("public/admin.html")).toBe(false);
  rmSync(data, { recursive: true });
});
