import { mayNameAddress } from "@/scripts/lib/may-name-address";

describe("another spelling of an address is listed for a decision", () => {
  it.each([
    ["maria+obra@alvo.com", "maria@alvo.com"],
    ["maria@alvo.com", "maria+obra@alvo.com"],
    ["ｍaria@alvo.com", "maria@alvo.com"],
    ["ma\u200bria@alvo.com", "maria@alvo.com"],
    ["maria @ alvo.com", "maria@alvo.com"],
    ["maria@alvo . com", "maria@alvo.com"],
    ["m a r i a @ a l v o . c o m", "maria@alvo.com"],
    ["maria(a)alvo.com", "maria@alvo.com"],
    ["maria [at] alvo.com", "maria@alvo.com"],
    ["maria (arroba) alvo.com", "maria@alvo.com"],
    ["maria@xn--joo-nla.example", "maria@joão.example"],
    ["maria@joão.example", "maria@xn--joo-nla.example"],
    ["m.a.ria+x@googlemail.com", "maria@gmail.com"],
    ["fale com Maria+x@ALVO.com hoje", "maria@alvo.com"],
  ])("%j for %j", (text, email) => expect(mayNameAddress(text, email)).toBe(true));

  it.each([
    ["ana@alvo.com", "maria@alvo.com"],
    ["maria@alvo.net", "maria@alvo.com"],
    ["m.aria@alvo.com", "maria@alvo.com"],
    ["maria", "maria@alvo.com"],
    ["", "maria@alvo.com"],
    ["maria@alvo.com", "6f1c7a52-3a55-4a31-9a50-0f6f0d1c2b3a"],
  ])("%j not for %j", (text, email) => expect(mayNameAddress(text, email)).toBe(false));
});
