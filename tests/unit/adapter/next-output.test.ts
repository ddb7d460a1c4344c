import { assumptions } from "@/adapter/next-output";

type Prerender = Parameters<typeof assumptions.prerenderedFile>[0];

describe("assumptions about Next's output: each fails by its name", () => {
  it.each([
    [
      "prerenderedFile",
      () => assumptions.prerenderedFile({ pathname: "/x", fallback: {} } as Prerender),
    ],
    ["notFoundPage", () => assumptions.notFoundPage(undefined)],
    [
      "staticRoute",
      () =>
        assumptions.staticRoute({
          source: "/a",
          sourceRegex: "^/a$",
          status: 307,
          headers: { Location: "/b" },
        }),
    ],
    [
      "staticRoute",
      () =>
        assumptions.staticRoute({
          source: "/a",
          sourceRegex: "^/a$",
          destination: "/b",
          has: [{}],
        }),
    ],
    ["buildFile", () => assumptions.buildFile("/x", "/_next/none.js", undefined)],
  ])("%s", (name, assume) => {
    expect(assume).toThrow(`(assumption "${name}" in adapter/next-output.ts, docs/decisions/0012)`);
  });

  it("gives a permanent redirect and a rewrite as they are", () => {
    const location = { status: 308, headers: { Location: "/b" } };
    expect(assumptions.staticRoute({ source: "/a", sourceRegex: "^/a$", ...location })).toEqual({
      source: "/a",
      sourceRegex: "^/a$",
      target: "/b",
    });
  });
});
