import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildCached, removeUnused } from "@/lib/cache/build-cache";

describe("buildCached", () => {
  const folder = process.cwd();
  const site = mkdtempSync(path.join(tmpdir(), "build-cache-"));
  const make = jest.fn(async () => Buffer.from("made"));
  const result = async (...input: string[]) => String(await buildCached(input, make));

  beforeEach(() => {
    process.chdir(site);
    make.mockClear();
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    process.chdir(folder);
  });
  afterAll(() => rmSync(site, { recursive: true }));

  it("makes the result of an input once, until no build has asked for it", async () => {
    for (const input of ["x", "x", "y"]) expect(await result("a", input)).toBe("made");
    expect(make).toHaveBeenCalledTimes(2);
    const build = Date.now() + 60_000;
    removeUnused(build);
    await result("a", "x");
    expect(make).toHaveBeenCalledTimes(3);
  });

  it("caches only in builds", async () => {
    jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
    await result("x");
    await result("x");
    expect(make).toHaveBeenCalledTimes(2);
  });
});
