import {
  formatPhone,
  isPhone,
  nationalDigits,
  normalizePhone,
} from "@/supabase/functions/_shared/contract/text";

const MOBILE = "(11) 90000-0000";

// What a form takes: contract.test.ts.
describe("formatPhone", () => {
  it.each([
    ["+55 11 90000-0000", MOBILE],
    ["+5511900000000", MOBILE],
    ["55 11 90000 0000", MOBILE],
    ["0055 11 90000-0000", MOBILE],
    ["+55 (011) 90000-0000", MOBILE],
    ["11.90000.0000", MOBILE],
    ["11 9 0000 0000", MOBILE],
    ["(011) 90000-0000", MOBILE],
    ["0 15 11 90000-0000", MOBILE],
    ["\u00a0(11)\u00a090000\u20110000 ", MOBILE],
    ["tel:+55-11-90000-0000", MOBILE],
    ["11 3000.0000", "(11) 3000-0000"],
    ["011 3000-0000", "(11) 3000-0000"],
    ["+55 11 3000-0000", "(11) 3000-0000"],
    // 55 as an area code.
    ["55 99123-4567", "(55) 99123-4567"],
    ["+55 55 99123-4567", "(55) 99123-4567"],
    ["+55 0800 123 4567", "0800 123 4567"],
    ["+55 800 123 4567", "0800 123 4567"],
  ])("%j → %s", (pasted, shown) => {
    expect(formatPhone(pasted)).toBe(shown);
  });

  it.each([
    "",
    "ramal 3",
    "90000-0000",
    "+1 212 555 0100",
    "119123456789012",
    "0800 123 4567",
    "0800-722-1234",
    "0800 12 3456",
    "0300 789 0123",
    "0500 123 4567",
    "0900 123 4567",
    "(01) 98765-4321",
    "(20) 98765-4321",
    "800 123 4567",
  ])("returns %j, which is not such a number, unchanged", (text) => {
    expect(formatPhone(text)).toBe(text);
  });
});

/** The numbers of Brazil as the metadata of libphonenumber-js 1.13.16 has them: our oracle. */
const AREA = "(?:[14689][1-9]|2[12478]|3[1-578]|5[13-5]|7[13-579])";
const FIXED_LINE = new RegExp(`^${AREA}[2-5]\\d{7}$`);
const CELL = new RegExp(`^${AREA}(?:7|9\\d)\\d{7}$`);
const SERVICE = /^(?:[589]00\d{6,7}|30[03]\d{7})$/;
const CARRIERS = "12 14 15 21 23 25 31 41 43 56 65 99".split(" ");

const areas = Array.from({ length: 100 }, (_, area) => String(area).padStart(2, "0"));
const locals = ["20000001", "34567890", "51234567", "70000001", "912345678", "987654321"];

describe("against libphonenumber", () => {
  it("reads its national number from every spelling of a number that it has", () => {
    const numbers = areas
      .flatMap((area) => locals.map((local) => area + local))
      .filter((number) => FIXED_LINE.test(number) || CELL.test(number));
    expect(numbers).toHaveLength(67 * locals.length);
    for (const number of numbers) {
      const carrier = CARRIERS[Number(number.slice(0, 2)) % CARRIERS.length]!;
      for (const prefix of ["", "0", `0${carrier}`, "55", "+55", "0055 ", "+55 0"]) {
        expect([prefix, nationalDigits(prefix + number)]).toEqual([prefix, number]);
      }
    }
  });

  it("has no other area code, whatever is cut, and changes no number of a service", () => {
    for (const area of areas.filter((area) => !CELL.test(`${area}912345678`))) {
      for (const local of locals) {
        const found = nationalDigits(area + local) ?? "11";
        expect([area, new RegExp(`^${AREA}`).test(found)]).toEqual([area, true]);
      }
    }
    for (const start of ["800", "300", "500", "900"]) {
      for (const rest of ["123456", "1234567", "7890123"].map((rest) => start + rest)) {
        const typed = `0${rest}`;
        if (SERVICE.test(rest)) expect(isPhone(typed)).toBe(true);
        expect([normalizePhone(typed), formatPhone(typed)]).toEqual([typed, typed]);
        expect([nationalDigits(typed), nationalDigits(rest)]).toEqual([undefined, undefined]);
      }
    }
  });
});
