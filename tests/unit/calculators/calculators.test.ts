import { renderToStaticMarkup } from "react-dom/server";
import { CALCULATORS } from "@/components/calculators/calculators";
import { type Calculator, runCalculator } from "@/lib/calculators/calculator";
import { energyCalculator } from "@/components/calculators/energia/definition";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { completeQuery, withoutRepetition, withRepetition } from "@/lib/calculators/query";
import { rampCalculator } from "@/components/calculators/rampa/definition";
import { tileCalculator } from "@/components/calculators/piso/definition";

/** The outcome for the example with other values; no-break spaces as spaces. */
function run(calculator: Calculator, change: Record<string, string> = {}) {
  const query = new URLSearchParams(calculator.example);
  for (const [name, value] of Object.entries(change)) query.set(name, value);
  const { result, problems } = runCalculator(calculator, query.toString());
  const plain = (text: string) => text.replaceAll("\u00a0", " ");
  return {
    answer: result && plain(result.answer),
    possible: result?.possible,
    advice: result?.advice.map(plain) ?? [],
    steps: result?.steps.map(({ label, formula, value }) =>
      plain(`${label}: ${formula} = ${value}`),
    ),
    measures: result?.measures.map(({ label, value }) => plain(`${label}: ${value}`)),
    problems: problems.map(({ text }) => plain(text)),
  };
}

describe("paint", () => {
  it("gives the result of the guide for its bedroom", () => {
    const { answer, steps, measures } = run(paintCalculator);
    expect(answer).toBe("Compre 2 galões de 3,6 L para as paredes e 1 galão de 3,6 L para o teto.");
    expect(steps).toEqual([
      "Perímetro, Quarto: 2 × (4,00 + 3,00) = 14,00 m",
      "Área das paredes, Quarto: 14,00 × 2,70 − 3,48 de vãos = 34,32 m²",
      "Teto, Quarto: 4,00 × 3,00 = 12,00 m²",
      "Rendimento de um litro: 100 ÷ 18 = 5,56 m²",
      "Tinta das paredes: 34,32 ÷ 5,56 × 1,10 = 6,8 L",
      "Sobra nas paredes: 7,2 L − 6,8 L = 0,4 L",
      "Tinta do teto: 12,00 ÷ 5,56 × 1,10 = 2,4 L",
      "Sobra no teto: 3,6 L − 2,4 L = 1,2 L",
    ]);
    expect(measures).toContain(
      "Cômodo 1: Quarto: 4,00 × 3,00 m, altura 2,70 m, 1 porta, 1 janela, com teto",
    );
  });

  it("finds the cheapest purchase where both prices are known", () => {
    const { answer, steps } = run(paintCalculator, {
      rendimento: "50",
      precolata: "299,90",
      precogalao: "110",
    });
    // 34.32 ÷ (50 ÷ 18) × 1.1 = 13.6 L and 12 ÷ (50 ÷ 18) × 1.1 = 4.8 L.
    expect(answer).toBe(
      "Compre 1 lata de 18 L para as paredes e 2 galões de 3,6 L para o teto, por R$ 519,90.",
    );
    expect(steps?.at(-1)).toMatch(
      /^A compra mais barata: 1 lata de 18 L \(R\$ 299,90\) \+ 2 galões/,
    );
    expect(run(paintCalculator, { precolata: "300" }).advice).toEqual([
      "Escreva os dois preços, o da lata e o do galão, para comparar.",
    ]);
  });

  it("buys the sealer apart", () => {
    // 46.32 ÷ (100 ÷ 18) × 1.1 = 9.2 L.
    const { answer } = run(paintCalculator, { selador: "tudo" });
    expect(answer).toMatch(/, 1 galão de 3,6 L para o teto e 3 galões de 3,6 L para o selador\.$/);
  });

  it("asks whether an improbable yield is for one coat", () => {
    expect(run(paintCalculator, { rendimento: "300" }).advice[0]).toMatch(/é de uma demão\?/);
    expect(run(paintCalculator, { rendimento: "180" }).advice).toEqual([]);
    expect(run(paintCalculator, { rendimento: "300", medida: "demao" }).advice).toEqual([]);
  });

  it("has no minus before a zero", () => {
    expect(run(paintCalculator, { rendimento: "1" }).steps?.join()).not.toContain("-0");
  });

  it("ignores a field that is not asked", () => {
    expect(run(paintCalculator, { demaos: "x", rendimentoselador: "" }).problems).toEqual([]);
    expect(run(paintCalculator, { demaos: "x", medida: "demao" }).problems).toHaveLength(1);
  });

  it("adds the rooms", () => {
    const [group] = paintCalculator.groups;
    const two = withRepetition(group!, paintCalculator.example);
    const walls = (query: string) =>
      runCalculator(paintCalculator, query).result?.measures.find(
        ({ label }) => label === "Área das paredes",
      )?.value;
    expect(walls(two)).toBe("68,64\u00a0m²");
    expect(walls(withoutRepetition(group!, two, 0))).toBe("34,32\u00a0m²");
  });

  it("refuses openings that are larger than the walls", () => {
    expect(run(paintCalculator, { janelas: "20", portas: "4" }).problems).toEqual([
      "Portas: com as janelas, os vãos somam 42,72 m², e as paredes têm 37,80 m². " +
        "Confira a quantidade.",
    ]);
  });
});

describe("ramp", () => {
  it.each<[string, Record<string, string>, string]>([
    ["the gentlest that fits", {}, "Cabe: 2,40 m de rampa a 6,25% (1:16)."],
    ["with 4,20 m", { espaco: "4,2" }, "Cabe: 3,00 m de rampa a 5% (1:20)."],
    ["exactly", { espaco: "3" }, "Cabe: 1,80 m de rampa a 8,33% (1:12)."],
    [
      "without a known space",
      { espaco: "" },
      "A rampa mais curta tem 1,80 m, a 8,33% (1:12). " +
        "Se houver lugar, faça 3,00 m a 5% (1:20): sobe-se mais leve.",
    ],
    [
      "with a landing to build",
      { espaco: "4", patamar: "falta" },
      "Não cabe: a rampa mais curta que a norma admite aqui, de 8,33%, ocupa 4,20 m com os " +
        "patamares, e há 4,00 m.",
    ],
    [
      "in an existing building",
      { espaco: "2,8", obra: "reforma" },
      "Cabe: 1,50 m de rampa a 10% (1:10).",
    ],
    [
      "a threshold",
      { desnivel: "1,8" },
      "Não precisa de rampa: até 2 cm basta um chanfro, com 3,6 cm de comprimento ou mais.",
    ],
    ["5 mm", { desnivel: "0,5" }, "Até 5 mm o desnível passa sem rampa nem chanfro."],
  ])("%s", (_, change, answer) => {
    expect(run(rampCalculator, change).answer).toBe(answer);
  });

  it("says what to do instead of a ramp that does not fit", () => {
    const { possible, advice } = run(rampCalculator, { desnivel: "80", espaco: "7,5" });
    expect(possible).toBe(false);
    expect(advice).toEqual([
      "Dobre a rampa: em dois lances lado a lado, a 8,33% e com patamar na volta, ela cabe em " +
        "7,20 m por 2,40 m.",
      "Comece a rampa de lado, junto à parede, ou procure outra entrada.",
      "Sem espaço para rampa, uma plataforma elevatória (NBR ISO 9386-1) vence a altura no lugar dela.",
      "A rampa e os patamares ficam dentro do terreno: a calçada é de quem passa.",
    ]);
    expect(run(rampCalculator, { espaco: "2,8" }).advice[0]).toMatch(/escolha “Já existe”/);
  });

  it.each([
    // The length of 4.00 m of a narrow ramp, not the rise, makes two segments of 0.60 m.
    [
      { desnivel: "60", espaco: "12", largura: "0,9", obra: "reforma" },
      /menos de 1,20 m de largura cada um tem no máximo 4,00 m/,
    ],
    [{ desnivel: "160", espaco: "40" }, /cada um sobe no máximo 1,50 m; este sobe 0,80 m/],
    [{ desnivel: "7,5", espaco: "1,8", obra: "reforma" }, /^Acima de 8,33%, só em reforma/],
    [{ desnivel: "1,5" }, /^A altura é de quinze milímetros\. .* 1,5 m são 150 cm\.$/],
  ] as const)("with %j says why", (change, text) => {
    expect(run(rampCalculator, change).advice).toContainEqual(expect.stringMatching(text));
  });

  it("refuses 0,90 m of width in a new building", () => {
    expect(run(rampCalculator, { largura: "0,9" }).problems).toEqual([
      "Largura da rampa: no mínimo 1,20 m. A norma aceita 0,90 m só em construção que já existe, " +
        "sem outro jeito.",
    ]);
    expect(run(rampCalculator, { largura: "0,9", obra: "reforma" }).problems).toEqual([]);
  });
});

describe("energy", () => {
  it("has the garage of the article, in a month and in a year of 365 days", () => {
    // 2,016 − 1,036.8 kWh at R$ 0.95; R$ 4,800 ÷ R$ 930.24
    // (content/articles/eficiencia-energetica.mdx).
    const { answer, steps } = run(energyCalculator);
    expect(answer).toBe(
      "São 979 kWh e R$ 930 a menos por mês. Num ano de doze meses assim, R$ 11.163.",
    );
    expect(steps?.at(-1)).toBe("A troca se paga em: R$ 4.800 ÷ R$ 930 = 5,2 meses");
    // 24,528 − 12,614.4 kWh; R$ 4,800 ÷ R$ 11,317.92 × 12.
    const year = run(energyCalculator, { dias: "365", periodo: "ano" });
    expect(year.answer).toBe("São 11.914 kWh e R$ 11.318 a menos por ano.");
    expect(year.steps?.at(-1)).toBe("A troca se paga em: R$ 4.800 ÷ R$ 11.318 × 12 = 5,1 meses");
  });

  it("asks whether so few days are those of a month", () => {
    expect(run(energyCalculator, { periodo: "ano" }).advice[0]).toMatch(
      /^A conta supõe só 30 dias/,
    );
    expect(run(energyCalculator, { dias: "32" }).problems[0]).toMatch(/no máximo 31 dias/);
  });

  it("has no payback without a cost", () => {
    expect(run(energyCalculator, { custo: "" }).steps).toHaveLength(4);
  });

  it("refuses lamps that need more than those of today", () => {
    expect(run(energyCalculator, { led: "80" }).problems[0]).toMatch(/^Watts depois: /);
    expect(run(energyCalculator, { horas: "10" }).problems[0]).toMatch(/^Horas depois: /);
  });
});

describe("tiles", () => {
  const OPENINGS = "Largura do vão: escreva as duas medidas, até 4,00 m × 3,00 m.";

  it("shows both numbers of boxes, and which decided", () => {
    const { answer, steps } = run(tileCalculator);
    expect(answer).toBe("Compre 10 caixas: 40 peças para 12,00 m².");
    expect(steps).toContain("Peças por caixa: 1,44 ÷ 0,36 = 4 peças");
    expect(steps).toContain("Caixas pela paginação: 35 ÷ 4, para cima = 9 caixas");
    expect(steps?.at(-1)).toBe("A compra: a conta da área pede mais = 10 caixas");
    const short = { comprimento: "4,2", largura: "1,4", pecac: "90", pecal: "90", caixa: "1,62" };
    expect(run(tileCalculator, short).answer).toBe("Compre 5 caixas: 10 peças para 5,88 m².");
  });

  it("counts what it advises", () => {
    const { answer, advice } = run(tileCalculator, { comprimento: "3,05" });
    expect(answer).toBe("Compre 8 caixas: 32 peças para 9,15 m².");
    expect(advice[0]).toMatch(/a última peça teria só 4 cm\. Centralize .* ficam com 32 cm/);
  });

  it.each<[Record<string, string>, string]>([
    [{ vaoc: "4", vaol: "3" }, OPENINGS],
    [{ vaoc: "4,1", vaol: "1" }, OPENINGS],
    [{ vaoc: "1" }, OPENINGS],
    [{ caixa: "0,3" }, "Uma caixa cobre: com 1 peça, seriam 0,36 m². Confira o rótulo."],
    [{ pecas: "40" }, "Uma caixa cobre: com 40 peças, seriam 14,40 m². Confira o rótulo."],
  ])("refuses %j", (change, problem) => {
    expect(run(tileCalculator, change).problems).toEqual([problem]);
  });
});

it.each([
  ["rampa", rampCalculator, { desnivel: "15 cm" }, { desnivel: "15" }],
  [
    "tinta",
    paintCalculator,
    { comprimento: "4 m", folga: "10 %" },
    { comprimento: "4", folga: "10" },
  ],
  ["tinta", paintCalculator, { precolata: "R$ 400" }, { precolata: "400" }],
  ["tinta", paintCalculator, { rendimento: "100m2" }, { rendimento: "100" }],
])("%s takes the field's own unit: %#", (_, calculator, withUnit, plain) => {
  expect(run(calculator, withUnit).measures).toEqual(run(calculator, plain).measures);
  expect(run(calculator, withUnit).problems).toEqual([]);
});

describe("wrong input gets a sentence", () => {
  it.each([
    ["", "Altura a vencer: falta preencher."],
    ["quinze", "Altura a vencer: escreva só o número, como 15."],
    ["0,15 m", "Altura a vencer: escreva só o número, como 15."],
    ["R$ 15", "Altura a vencer: escreva só o número, como 15."],
    ["-15", "Altura a vencer: escreva só o número, como 15."],
    ["0", "Altura a vencer: use de 0,5 a 400 cm."],
    // A dot before three digits separates thousands.
    ["1.500", "Altura a vencer: use de 0,5 a 400 cm."],
  ])("%p: %s", (desnivel, problem) => {
    expect(run(rampCalculator, { desnivel }).problems).toEqual([problem]);
  });

  it.each(["15", "15,0", "15.0", " 15 "])("reads %p as 15", (desnivel) => {
    expect(run(rampCalculator, { desnivel })).toEqual(run(rampCalculator));
  });

  it("asks for whole doors", () => {
    expect(run(paintCalculator, { portas: "1,5" }).problems).toEqual([
      "Portas: use um número inteiro.",
    ]);
  });
});

describe("the address", () => {
  it("is completed with the example", () => {
    expect(completeQuery(rampCalculator, "?utm_source=x&desnivel=30")).toBe(
      "desnivel=30&espaco=4&largura=1,20&patamar=existe&obra=nova",
    );
  });

  it("without a field of the calculator is none", () => {
    expect(completeQuery(rampCalculator, "?utm_source=x")).toBeUndefined();
  });

  it("keeps at most six rooms and ignores unknown options", () => {
    const rooms = "comprimento=4&largura=3&altura=2,7&portas=0&janelas=0&teto=x&".repeat(9);
    const query = completeQuery(paintCalculator, rooms) ?? "";
    expect(new URLSearchParams(query).getAll("comprimento")).toHaveLength(6);
    const measures = runCalculator(paintCalculator, query).result?.measures ?? [];
    expect(measures.find(({ label }) => label === "Cômodo 6")?.value).toMatch(/com teto$/);
  });

  it.each(CALCULATORS)("$name: the example is complete and possible", (calculator) => {
    expect([...new URLSearchParams(calculator.example).keys()]).toEqual(
      calculator.groups.flatMap(({ fields }) => fields.map(({ name }) => name)),
    );
    expect(run(calculator).possible).toBe(true);
  });

  it.each(CALCULATORS)(
    "$name: the drawing is described, with the answer's number",
    (calculator) => {
      const { result } = runCalculator(calculator, calculator.example);
      const drawing = renderToStaticMarkup(result!.drawing);
      const [, description = ""] = /role="img" aria-label="([^"]+)"/.exec(drawing) ?? [];
      expect(description).not.toMatch(/[{}$]|NaN|undefined|\[object/);
      // That of tiles shows the room, not the boxes.
      const told = calculator === tileCalculator ? "4,00" : result!.answer;
      const [number = "none"] = /\d[\d.,]*\d|\d/.exec(told) ?? [];
      expect(description).toContain(number);
    },
  );

  it("energia: the drawing names what is used today, in the period that was asked for", () => {
    // 5 × 100 W × 10 h × 30 days = 150 kWh.
    const query = new URLSearchParams(energyCalculator.example);
    for (const [name, value] of Object.entries({
      ...{ luminarias: "5", watts: "100", horas: "10", dias: "30", periodo: "mes" },
      ...{ led: "10", horasled: "10", aparelhos: "0" },
    }))
      query.set(name, value);
    const { result } = runCalculator(energyCalculator, query.toString());
    const drawing = renderToStaticMarkup(result!.drawing).replaceAll("\u00a0", " ");
    expect(drawing).toContain("hoje 150 kWh por mês, depois 15 kWh; economia de 135 kWh");
  });
});
