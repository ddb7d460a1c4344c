import { assumptions } from "@/adapter/next-output";

const route = { source: "/a", sourceRegex: "^/a$" };
const location = { status: 308, headers: { Location: "/b" } };

describe("a rule that a static host can apply", () => {
  it.each([
    ["a permanent redirect", location],
    ["a rewrite", { destination: "/b" }],
  ])("is %s", (_what, rule) => {
    expect(assumptions.staticRoute({ ...route, ...rule })).toEqual({ ...route, target: "/b" });
  });

  it.each([
    ["a temporary redirect", { ...location, status: 307 }],
    ["a rule for some visitors", { destination: "/b", has: [{}] }],
  ])("is not %s: the build stops and names the assumption", (_what, rule) => {
    expect(() => assumptions.staticRoute({ ...route, ...rule })).toThrow(
      '(assumption "staticRoute" in adapter/next-output.ts, docs/decisions/0012)',
    );
  });
});
