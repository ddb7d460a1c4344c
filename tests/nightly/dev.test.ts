import { existsSync } from "node:fs";
import { newDataDirWithDatabase } from "@/tests/backend/support/backend-process";
import { waitFor } from "@/tests/backend/support/wait-for";
import { expectEnded, freePorts, responds, startScript } from "@/tests/scripts/support/run-script";

/** Every page of it, in a browser: dev-pages.test.ts. */
describe("npm run dev", () => {
  it.each(["SIGINT", "SIGKILL"] as const)(
    "serves a page and the API on loopback, and leaves no process behind after %s",
    async (signal) => {
      const ports = await freePorts();
      const folder = newDataDirWithDatabase();
      const env = { ...ports, DATA_DIR: folder.dataDir, ALLOW_DEMONSTRATION: "1" };
      const run = startScript("scripts/start.mjs", env, ["dev"]);
      await waitFor("the addresses", () => run.output.includes("Ctrl-C stops everything"));
      await expectServed(ports.PORT);
      await expectEnded(run, signal, ports);
      folder.remove();
    },
  );
});

it("npm run editor serves /admin beside the site, and leaves no file behind", async () => {
  const ports = await freePorts();
  const folder = newDataDirWithDatabase();
  const env = { ...ports, DATA_DIR: folder.dataDir, ALLOW_DEMONSTRATION: "1", EDITOR_REPO: "" };
  const args = ["tsx", "--import", "./scripts/lib/no-styles.mjs", "scripts/editor/main.ts"];
  const run = startScript("--import", env, args);
  const address = `http://localhost:${ports.PORT}/admin`;
  await waitFor("the address", () => run.output.includes(`Editor    ${address}`));
  const page = await fetch(address);
  expect([page.status, await page.text()]).toEqual([
    200,
    expect.stringContaining("<title>Editor · PrimoZé</title>"),
  ]);
  await expectEnded(run, "SIGINT", ports);
  expect(existsSync("public/admin.html")).toBe(false);
  folder.remove();
});

/** Opens a page and calls the API; both answer on loopback only. */
async function expectServed(port: number | string) {
  const page = await fetch(`http://localhost:${port}/contato`);
  expect(page.status).toBe(200);
  const html = await page.text();
  expect(html).toContain("</html>");
  // The root layout has it, so every page does.
  expect(html).toContain("Site de demonstração");
  const health = await fetch(`http://localhost:${port}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok" });
  expect(await responds(`http://127.0.0.2:${port}`)).toBe(false);
}
