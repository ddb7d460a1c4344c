import {
  donationProblems,
  donationMessage,
  MATERIAL_TYPES,
  type DonationValues,
} from "@/lib/forms/donation";
import { FIELD_MAX } from "@/lib/limits";

const valid: DonationValues = {
  name: "João",
  email: "joao@example.com",
  phone: "(11) 91234-5678",
  materialType: "pintura",
  description: "Duas latas fechadas.",
  pickupAddress: "",
};

const check = (changes: Partial<DonationValues>) => donationProblems({ ...valid, ...changes })[0];

describe("§3.4 material donation form, with the rules of the quote forms", () => {
  it("accepts an offer without an address", () => {
    expect(check({})).toBeUndefined();
  });

  it.each(["name", "email", "phone", "materialType", "description"] as const)(
    "requires %s",
    (field) => {
      expect(check({ [field]: "  " })).toEqual({ code: "required_fields", field });
    },
  );

  it.each([
    ["e-mail", { email: "joao@" }, "invalid_email", "email"],
    ["phone", { phone: "123" }, "invalid_phone", "phone"],
    ["long name", { name: "n".repeat(101) }, "too_long", "name"],
    ["long description", { description: "d".repeat(1501) }, "too_long", "description"],
    ["long address", { pickupAddress: "a".repeat(301) }, "too_long", "pickupAddress"],
    ["order: required first", { name: "", email: "x" }, "required_fields", "name"],
    ["order: e-mail before phone", { email: "x", phone: "1" }, "invalid_email", "email"],
  ])("refuses: %s", (_what, changes, code, field) => {
    expect(check(changes)).toEqual({ code, field });
  });

  it("§3: offers the five material types", () => {
    expect(MATERIAL_TYPES.map(({ value }) => value)).toEqual([
      "pintura",
      "eletrica",
      "hidraulica",
      "ferramentas",
      "outros",
    ]);
  });

  it("becomes one message, not longer than the limit of a contact message", () => {
    expect(donationMessage({ ...valid, pickupAddress: "Rua A, 1" })).toBe(
      "Material: Pintura\nDescrição: Duas latas fechadas.\nRetirada: Rua A, 1",
    );
    const longest = { ...valid, description: "d".repeat(1500), pickupAddress: "a".repeat(300) };
    expect(check(longest)).toBeUndefined();
    expect(donationMessage(longest).length).toBeLessThanOrEqual(FIELD_MAX.message);
  });
});
