import { assumptions } from "@/adapter/next-output";

const route = { source: "/a", sourceRegex: "^/a$" };
const location = { status: 308, headers: { Location: "/b" } };

describe("a rule that a static host can apply", () => {
  it("is a permanent redirect", () => {
    expect(assumptions.staticRoute({ ...route, ...location })).toEqual({ ...route, target: "/b" });
  });

  it.each([
    ["a temporary redirect", { ...location, status: 307 }],
    ["a rule for some visitors", { ...location, has: [{}] }],
  ])("is not %s: the build stops and names the assumption", (_what, rule) => {
    expect(() => assumptions.staticRoute({ ...route, ...rule })).toThrow(
      '(assumption "staticRoute" in adapter/next-output.ts, docs/decisions/0012)',
    );
  });
});
