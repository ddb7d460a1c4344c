import { createIdempotencyKeys } from "@/lib/forms/idempotency-key";

describe("idempotency keys", () => {
  const values = { name: "Maria", message: "Olá" };

  it("are the same for each attempt with the same values", () => {
    const keys = createIdempotencyKeys();
    expect(keys.keyFor(values)).toBe(keys.keyFor({ ...values }));
  });

  it("are new for other values, and for the same values after they were sent", () => {
    const keys = createIdempotencyKeys();
    const first = keys.keyFor(values);
    expect(keys.keyFor({ ...values, message: "Olá!" })).not.toBe(first);
    const again = keys.keyFor(values);
    keys.sent();
    expect(keys.keyFor(values)).not.toBe(again);
  });
});
