import { quoteProblems, quoteForm, SERVICE_OPTIONS, type QuoteValues } from "@/lib/forms/quote";
import { FIELD_MAX } from "@/lib/limits";

const valid: QuoteValues = {
  name: "Maria Silva",
  email: "maria@example.com",
  phone: "(11) 91234-5678",
  serviceType: "pintura",
  message: "Pintar a sala.",
};

const check = (changes: Partial<QuoteValues>) => quoteProblems({ ...valid, ...changes })[0];

describe("§5 quote forms", () => {
  it("accepts a complete request", () => {
    expect(check({})).toBeUndefined();
  });

  it.each([
    ["2. Name, e-mail and message non-blank", { name: "" }, "required_fields", "name"],
    ["2. … white space is blank", { name: " \t\n" }, "required_fields", "name"],
    ["2. … e-mail", { email: "" }, "required_fields", "email"],
    ["2. … message", { message: "  " }, "required_fields", "message"],
    ["3. E-mail must match", { email: "maria" }, "invalid_email", "email"],
    ["3. … a dot in the domain", { email: "maria@example" }, "invalid_email", "email"],
    ["3. … something after the dot", { email: "maria@example." }, "invalid_email", "email"],
    ["3. … something before the dot", { email: "maria@.com" }, "invalid_email", "email"],
    ["3. … one at sign", { email: "maria@a@b.com" }, "invalid_email", "email"],
    ["3. with no spaces", { email: "maria silva@example.com" }, "invalid_email", "email"],
    ["4. Phone, if given, 10 or 11 digits: 9", { phone: "112345678" }, "invalid_phone", "phone"],
    ["4. … 12", { phone: "551123456789" }, "invalid_phone", "phone"],
    ["4. … no digit at all", { phone: "sem telefone" }, "invalid_phone", "phone"],
    ["5. name 100", { name: "n".repeat(101) }, "too_long", "name"],
    ["5. e-mail 150", { email: `${"e".repeat(140)}@example.com` }, "too_long", "email"],
    ["5. phone 30", { phone: `(11) 91234-5678${" ".repeat(20)}x` }, "too_long", "phone"],
    ["5. message 2000", { message: "m".repeat(2001) }, "too_long", "message"],
    ["5. serviceType 100", { serviceType: "s".repeat(101) }, "too_long", "serviceType"],
  ])("%s", (_rule, changes, code, field) => {
    expect(check(changes)).toEqual({ code, field });
  });

  it.each([
    ["phone is optional", { phone: "" }],
    ["10 digits", { phone: "1123456789" }],
    ["11 digits after removing non-digits", { phone: "(11) 9.1234-5678" }],
    ["serviceType is optional", { serviceType: "" }],
    ["name of exactly 100", { name: "n".repeat(FIELD_MAX.name) }],
    ["message of exactly 2000", { message: "m".repeat(FIELD_MAX.message) }],
  ])("accepts: %s", (_what, changes) => {
    expect(check(changes)).toBeUndefined();
  });

  it.each([
    ["required before e-mail", { name: "", email: "x" }, "required_fields"],
    ["e-mail before phone", { email: "x", phone: "1" }, "invalid_email"],
    ["phone before length", { phone: "1", message: "m".repeat(2001) }, "invalid_phone"],
  ])("keeps the order: %s", (_what, changes, code) => {
    expect(check(changes)?.code).toBe(code);
  });

  it("reports every field with a problem once", () => {
    const broken = { name: " ", email: "", phone: "1", message: "m".repeat(2001) };
    expect(quoteProblems({ ...valid, ...broken })).toEqual([
      { code: "required_fields", field: "name" },
      { code: "required_fields", field: "email" },
      { code: "invalid_phone", field: "phone" },
      { code: "too_long", field: "message" },
    ]);
  });

  it("checks a long hostile e-mail in less than a second", () => {
    const start = performance.now();
    expect(check({ email: `a@${".".repeat(65_000)}@` })?.code).toBe("invalid_email");
    expect(performance.now() - start).toBeLessThan(1000);
  });
});

describe("§3 and §9", () => {
  it("offers the six service options", () => {
    expect(SERVICE_OPTIONS.map(({ value }) => value)).toEqual([
      "pintura",
      "eletrica",
      "hidraulica",
      "manutencao",
      "predial",
      "decoracao",
    ]);
  });

  it("allows 3 submissions per 60 seconds, keyed by the e-mail entered", () => {
    expect(quoteForm.rateLimit).toEqual({
      max: 3,
      windowMs: 60_000,
      field: "email",
      order: "first",
    });
  });
});
