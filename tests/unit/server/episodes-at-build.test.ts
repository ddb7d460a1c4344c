/** A backend that does not respond, and the phase of the process. */
async function load(phase: string) {
  jest.resetModules();
  process.env.SUPABASE_URL = "http://127.0.0.1:9";
  process.env.SUPABASE_ANON_KEY = "any";
  process.env.NEXT_PHASE = phase;
  const { episodesAtBuild } = await import("@/lib/server/episodes-at-build");
  return episodesAtBuild();
}

describe("episodesAtBuild, when the backend does not respond", () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
  });

  it("stops a build: it would publish a podcast without episodes", async () => {
    await expect(load("phase-production-build")).rejects.toThrow("SUPABASE_URL");
  });

  it("gives nothing in development", async () => {
    jest.spyOn(console, "log").mockImplementation(() => {});
    expect(await load("phase-development-server")).toBeUndefined();
  });
});
