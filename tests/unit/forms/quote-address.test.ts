import { CALCULATORS } from "@/components/calculators/calculators";
import { measuresPath } from "@/lib/calculators/calculator";
import { measuresFrom, withMeasures } from "@/lib/forms/quote-address";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { splitMeasures } from "@/supabase/functions/_shared/contract/measures";

const measures = [
  { label: "Cômodo 1", value: "4,00\u00a0× 3,00 m: sala" },
  { label: "Compra", value: "2 galões" },
];
const path = measuresPath({ service: "pintura", title: "Calculadora de tinta" }, measures);
const search = new URL(path, "http://site.example").search;
const block =
  "Medidas (Calculadora de tinta):\n- Cômodo 1: 4,00 × 3,00 m: sala\n- Compra: 2 galões";

describe("the measures of a calculator", () => {
  it("come through the address as service and message", () => {
    expect(path).toMatch(/^\/contato\?.*#orcamento$/);
    expect(measuresFrom(search)).toEqual({ service: "pintura", text: block });
  });

  it.each(["", "?medidas=", "?medidas=Calculadora", "?servico=pintura"])(
    "are none in the address %p",
    (query) => expect(measuresFrom(query)).toBeUndefined(),
  );

  it("are cut, and an unknown service is left out", () => {
    const long = new URLSearchParams({ servico: "x", medidas: `T\nA: ${"b".repeat(5000)}` });
    const result = measuresFrom(`?${long}`);
    expect(result?.service).toBeUndefined();
    expect(result?.text.length).toBeLessThan(1600);
  });

  it("keep a message that was begun, and replace earlier measures", () => {
    expect(withMeasures("", block)).toBe(`${block}\n\n`);
    expect(withMeasures("Pintar a sala.", block)).toBe(`${block}\n\nPintar a sala.`);
    const earlier = "Olá!\n\nMedidas (Calculadora de piso):\n- Área: 3 m²\n\nAté sexta.";
    expect(withMeasures(earlier, block)).toBe(`${block}\n\nOlá!\n\nAté sexta.`);
  });

  it("become a table in the e-mail, whatever stands around them", () => {
    const fields = [
      { label: "Cômodo 1", value: "4,00 × 3,00 m: sala" },
      { label: "Compra", value: "2 galões" },
    ];
    for (const message of [
      `${block}\n\nAté sexta.`,
      `${block}\r\n\r\nAté sexta.`.replace(/\n/g, "\r\n"),
    ]) {
      expect(splitMeasures(message)).toEqual({
        measures: { title: "Calculadora de tinta", fields },
        rest: "Até sexta.",
      });
    }
    expect(splitMeasures(block).rest).toBe("");
  });

  it("stay text when the visitor changed them beyond recognition", () => {
    const message = "Medidas (minhas):\nsala grande";
    expect(splitMeasures(message)).toEqual({ measures: null, rest: message });
  });
});

it("every calculator belongs to a service", () => {
  const services: string[] = SERVICE_OPTIONS.map(({ value }) => value);
  for (const { service } of CALCULATORS) expect(services).toContain(service);
});
