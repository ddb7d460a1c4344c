import { namesAddress } from "@/scripts/lib/names-address";

const EMAIL = "maria@alvo.com";

it.each([
  "maria@alvo.com",
  "MARIA@Alvo.com",
  "maria@alvo.com.",
  "maria@alvo.com, maria",
  "E-mail:maria@alvo.com",
  "mailto:maria@alvo.com",
  "mailto:maria@alvo.com?subject=x",
  "maria@alvo.com/11987654321",
  "maria@alvo.com|11 98765-4321",
  "maria@alvo.com-11987654321",
  "maria@alvo.com;11987654321",
  '"maria@alvo.com"',
  "'maria@alvo.com'",
  "“maria@alvo.com”",
  "[maria@alvo.com]",
  "<maria@alvo.com>",
  "(maria@alvo.com)",
  "{maria@alvo.com}",
  "=maria@alvo.com",
  "Maria*maria@alvo.com*",
  "Ana/maria@alvo.com",
  "maria@alvo.com\n11987654321",
  "maria@alvo.com\u00a0(Maria)",
  "fale com maria@alvo.com!",
  "maria@alvo.com…",
])("%j names the address", (text) => expect(namesAddress(text, EMAIL)).toBe(true));

it.each([
  "xmaria@alvo.com",
  "ana.maria@alvo.com",
  "ana-maria@alvo.com",
  "ana+maria@alvo.com",
  "d'maria@alvo.com",
  "émaria@alvo.com",
  "maria@alvo.com.br",
  "maria@alvo.community",
  "maria@alvo.com-obras.br",
  "maria@alvoXcom",
  "",
  null,
])("%j does not", (text) => expect(namesAddress(text, EMAIL)).toBe(false));

it("takes an address to the letter", () => {
  expect(namesAddress("o'neil+obra_1@example.com", "o'neil+obra_1@example.com")).toBe(true);
  expect(namesAddress("oneill@example.com", "o.eill@example.com")).toBe(false);
});
