import { CALCULATORS } from "@/components/calculators/calculators";
import { measuresPath, requestMeasures, runCalculator } from "@/lib/calculators/calculator";
import { messageWithMeasures } from "@/supabase/functions/_shared/contract/measures";

const SITE = "http://site.example";

it.each(CALCULATORS)("$name: the quote form finds the measures by its address", (calculator) => {
  const url = new URL(measuresPath(calculator, calculator.example), SITE);
  expect([url.pathname, url.hash]).toEqual(["/contato", "#orcamento"]);
  expect(url.searchParams.get("calculadora")).toBe(calculator.name);
  const [source, ...measures] = requestMeasures(calculator, url.search);
  expect(source).toEqual({ label: "Feitas com", value: calculator.title });
  const { result } = runCalculator(calculator, calculator.example);
  expect(measures.map(({ label }) => label)).toEqual(result!.measures.map(({ label }) => label));
  expect(JSON.stringify(measures)).not.toMatch(/\u00a0/);
});

it.each(CALCULATORS)(
  "$name: an address with values that it refuses has no measures",
  (calculator) => {
    const [field] = calculator.groups[0]!.fields.filter(({ kind }) => kind === "number");
    const query = new URLSearchParams(calculator.example);
    query.set(field!.name, "golpe@evil.example");
    expect(requestMeasures(calculator, query.toString())).toEqual([]);
  },
);

describe("the message for a function that knows only the fields of §7", () => {
  const measures = [
    { label: "Área", value: "12 m²" },
    { label: "Compra", value: "2 galões" },
  ];

  it("has the measures below its text, with dashes", () => {
    expect(messageWithMeasures("Oi", measures, 2000)).toBe(
      "Oi\n\nMedidas:\n- Área: 12 m²\n- Compra: 2 galões",
    );
    expect(messageWithMeasures("Oi", [], 2000)).toBe("Oi");
  });

  it("has as many whole lines as its length allows", () => {
    const whole = messageWithMeasures("Oi", measures, 2000);
    expect(messageWithMeasures("Oi", measures, whole.length)).toBe(whole);
    expect(messageWithMeasures("Oi", measures, whole.length - 1)).toBe(
      "Oi\n\nMedidas:\n- Área: 12 m²",
    );
    const long = "x".repeat(1990);
    expect(messageWithMeasures(long, measures, 2000)).toBe(long);
  });
});
