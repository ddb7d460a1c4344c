import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildCached } from "@/lib/cache/build-cache";

describe("buildCached", () => {
  const folder = process.cwd();
  let site = "";
  let made = 0;
  const make = (source: string, name = "a.txt", code = ["code"]) =>
    buildCached({
      name,
      source,
      code,
      make: async () => {
        made += 1;
        return Buffer.from(`made of ${source}`);
      },
    }).then((result) => Buffer.from(result).toString());

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), "build-cache-"));
    process.chdir(site);
    for (const name of ["code", "other-code", "package-lock.json"]) writeFileSync(name, name);
    made = 0;
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.chdir(folder);
    rmSync(site, { recursive: true });
  });

  it("reuses the result while source and code are unchanged", async () => {
    expect(await make("x")).toBe("made of x");
    expect(await make("x")).toBe("made of x");
    expect(made).toBe(1);
  });

  it("replaces the result when the source or the code changes", async () => {
    await make("x");
    expect(await make("y")).toBe("made of y");
    await make("y", "a.txt", ["other-code"]);
    await make("x");
    expect(made).toBe(4);
  });

  it("caches only in builds", async () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    await make("x");
    await make("x");
    expect(made).toBe(2);
  });
});
