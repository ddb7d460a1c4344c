import { formatPhone } from "@/supabase/functions/_shared/contract/text";

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
  ])("%j → %s", (pasted, shown) => {
    expect(formatPhone(pasted)).toBe(shown);
  });

  it.each(["", "ramal 3", "90000-0000", "+1 212 555 0100", "119123456789012"])(
    "returns %j, which is not such a number, unchanged",
    (text) => {
      expect(formatPhone(text)).toBe(text);
    },
  );
});
