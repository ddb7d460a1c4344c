import { createAttemptLimiter, rateLimitKey } from "@/lib/forms/attempt-limiter";

function limiterWithClock() {
  let now = 0;
  const allowed = createAttemptLimiter({ max: 3, windowMs: 60_000 }, () => now);
  return { allowed, advance: (ms: number) => (now += ms) };
}

describe("§5 rule 1: at most 3 submissions per 60 seconds", () => {
  it("refuses the fourth", () => {
    const { allowed } = limiterWithClock();
    expect([1, 2, 3, 4].map(() => allowed("a@b.co"))).toEqual([true, true, true, false]);
  });

  it("allows again when the first is exactly 60 seconds old", () => {
    const { allowed, advance } = limiterWithClock();
    for (let i = 0; i < 3; i++) allowed("a@b.co");
    advance(59_999);
    expect(allowed("a@b.co")).toBe(false);
    advance(1);
    expect(allowed("a@b.co")).toBe(true);
  });

  it("does not count refused attempts", () => {
    const { allowed, advance } = limiterWithClock();
    for (let i = 0; i < 10; i++) allowed("a@b.co");
    advance(60_000);
    expect(allowed("a@b.co")).toBe(true);
  });

  it("counts each e-mail separately", () => {
    const { allowed } = limiterWithClock();
    for (let i = 0; i < 4; i++) allowed("a@b.co");
    expect(allowed("c@d.co")).toBe(true);
  });

  it.each([
    [" Maria@Example.com ", "maria@example.com"],
    ["", "anonymous"],
    ["   ", "anonymous"],
  ])("keys %j as %j", (entered, key) => {
    expect(rateLimitKey(entered)).toBe(key);
  });
});
