import { requestSheet, sheetText } from "@/lib/forms/request-sheet";
import { numberFrom } from "@/lib/forms/quote-address";
import { requestNumber } from "@/supabase/functions/_shared/contract/request-number";

const NUMBER = "7K4M-9QXT";
/** 22 November in São Paulo, 23 November in UTC. */
const NOW = new Date("2026-11-23T01:30:00Z");

describe("requestNumber", () => {
  it("is the same for the same key, and short, without vowels", () => {
    expect(requestNumber("key-1")).toBe(requestNumber("key-1"));
    const numbers = Array.from({ length: 2000 }, (_, index) => requestNumber(`key-${index}`));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.join("\n")).toMatch(/^([\dB-DF-HJKMNP-TV-Z]{4}-[\dB-DF-HJKMNP-TV-Z]{4}\n?)+$/);
    for (const number of numbers) expect(numberFrom(`?pedido=${number}`)).toBe(number);
  });
});

it.each(["", "?pedido=", "?pedido=1", "?pedido=7k4m-9qxt", "?pedido=<b>7K4M-9QX"])(
  "the address %j has no number",
  (search) => expect(numberFrom(search)).toBeUndefined(),
);

describe("requestSheet", () => {
  it("has the service, and the date in São Paulo", () => {
    const sheet = requestSheet({ number: NUMBER, service: "Pintura" }, NOW);
    expect(sheet).toEqual({ number: NUMBER, date: "22 de novembro de 2026", service: "Pintura" });
    expect(sheetText(sheet)).toBe(
      "Olá! Pedi um orçamento em 22 de novembro de 2026 (Pintura). Número do pedido: 7K4M-9QXT.\n" +
        "Envio as fotos por aqui.",
    );
  });

  it("leaves out what was not given", () => {
    const sheet = requestSheet({ number: NUMBER }, NOW);
    expect(sheet).toMatchObject({ service: "" });
    expect(sheetText(sheet)).toBe(
      "Olá! Pedi um orçamento em 22 de novembro de 2026. Número do pedido: 7K4M-9QXT.\n" +
        "Envio as fotos por aqui.",
    );
  });
});
