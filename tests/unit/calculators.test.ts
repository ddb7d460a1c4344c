import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { calculatorNamed, CALCULATORS } from "@/components/calculators/calculators";
import {
  diagonalPieces,
  sparedPieces,
  straightPieces,
  type Surface,
} from "@/lib/calculators/piso/formulas";
import { rampCalculator } from "@/components/calculators/rampa/definition";
import { designOf, foldedSpace, SLOPE_CLASSES } from "@/lib/calculators/rampa/formulas";
import { formatNumber, parseNumber, reais } from "@/lib/calculators/number";
import { paintCalculator } from "@/components/calculators/tinta/definition";
import { cansFor, packageName, packageSizes } from "@/lib/calculators/tinta/formulas";
import { isExample, measuresPath, runCalculator } from "@/lib/calculators/calculator";
import {
  completeQuery,
  missingFields,
  withoutRepetition,
  withRepetition,
} from "@/lib/calculators/query";

/**
 * Each calculator has cases worked by hand, with the sum beside them. What searches or lays piece by
 * piece is also compared with an oracle that does it another way, in whole numbers.
 */

/** The outcome for the example with other values; no-break spaces as spaces. */
function run(name: string, change: Record<string, string> = {}) {
  const calculator = calculatorNamed(name);
  const query = new URLSearchParams(calculator.example);
  for (const [field, value] of Object.entries(change)) query.set(field, value);
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

/** Values of fields, and how the answer or a step begins. */
type Worked = [change: Record<string, string>, said: string];

it.each(paintCalculator.presets!.list.map(({ label, query }) => [label, query]))(
  "the flat with %s has as many bedrooms, a result, and measures that nobody took",
  (label, query) => {
    const { result } = runCalculator(paintCalculator, query);
    const rooms = new URLSearchParams(query).getAll("comodo");
    const bedrooms = rooms.filter((name) => name.startsWith("Quarto"));
    expect([bedrooms.length, result?.possible]).toEqual([parseInt(label), true]);
    expect(new Set(rooms).size).toBe(rooms.length);
    expect(isExample(paintCalculator, query)).toBe(true);
    expect(missingFields(paintCalculator, query)).toEqual([]);
  },
);

describe("paint, worked by hand", () => {
  it("gives the result of the guide for its bedroom, step by step", () => {
    const { steps, measures } = run("tinta");
    expect(steps).toEqual([
      "Perímetro: 2 × (4,00 + 3,00) = 14,00 m",
      "Área das paredes: 14,00 × 2,70 − 3,48 de vãos = 34,32 m²",
      "Teto: 4,00 × 3,00 = 12,00 m²",
      "Rendimento de um litro: 100 ÷ 18 = 5,56 m²",
      "Tinta das paredes: 34,32 ÷ 5,56 × 1,10 = 6,8 L",
      "Sobra nas paredes: 7,2 L − 6,8 L = 0,4 L",
      "Tinta do teto: 12,00 ÷ 5,56 × 1,10 = 2,4 L",
      "Sobra no teto: 3,6 L − 2,4 L = 1,2 L",
    ]);
    expect(measures).toContain(
      "Cômodo 1: 4,00 × 3,00 m, altura 2,70 m, 1 porta, 1 janela, com teto",
    );
  });

  it.each<Worked>([
    [{}, "Compre 2 galões de 3,6 L para as paredes e 1 galão de 3,6 L para o teto."],
    // 34.32 ÷ (50 ÷ 18) × 1.1 = 13.6 L and 12 ÷ (50 ÷ 18) × 1.1 = 4.8 L; the cheapest purchase.
    [
      { rendimento: "50", precolata: "299,90", precogalao: "110" },
      "Compre 1 lata de 18 L para as paredes e 2 galões de 3,6 L para o teto, por R$ 519,90.",
    ],
    // By coats: 34.32 × 3 ÷ (300 ÷ 18) × 1.1 = 6.8 L and 12 × 3 ÷ (300 ÷ 18) × 1.1 = 2.4 L.
    [
      { medida: "demao", demaos: "3", rendimento: "300" },
      "Compre 2 galões de 3,6 L para as paredes e 1 galão de 3,6 L para o teto.",
    ],
    // 46.32 ÷ (100 ÷ 18) × 1.1 = 9.2 L of sealer.
    [
      { selador: "tudo" },
      "Compre 2 galões de 3,6 L para as paredes, 1 galão de 3,6 L para o teto e 3 galões de 3,6 L para o selador.",
    ],
  ])("%j: %s", (change, answer) => {
    expect(run("tinta", change).answer).toBe(answer);
  });

  it("buys none for a ceiling that stays, and has no price without both", () => {
    const { answer } = run("tinta");
    expect(run("tinta", { teto: "nao" }).answer).toBe("Compre 2 galões de 3,6 L para as paredes.");
    expect(run("tinta", { precolata: "300" }).answer).toBe(answer);
    expect(run("tinta", { precogalao: "110" }).answer).toBe(answer);
  });

  // 2 + 1 gallons; 3 gallons of sealer have another price.
  it("has the price of the paint without the sealer", () => {
    const prices = { precolata: "400", precogalao: "110" };
    expect(run("tinta", { selador: "tudo", ...prices }).answer).toMatch(/R\$ 330\b/);
  });

  it.each([
    [20, "balde"],
    [18, "lata"],
    [16, "lata"],
    [3.6, "galão"],
    [3.2, "galão"],
  ])("what has %d L is a %s", (volume, name) => {
    expect(packageName(volume)).toBe(name);
  });

  // Litres, those of a can; cans and gallons.
  it.each([
    [6.8, 18, 0, 2],
    [20.7, 18, 1, 1],
    [25.875, 18, 1, 3],
    [18, 18, 1, 0],
    [10.8, 18, 0, 3],
    [10.9, 18, 1, 0],
    [17, 16, 1, 1],
    [22, 20, 1, 1],
    [3.4, 3.2, 0, 2],
  ])("%d L of a paint sold by %d L: %d and %d", (need, volume, large, small) => {
    expect(cansFor(need, packageSizes(volume))).toMatchObject({ large, small });
  });

  it("asks whether an improbable yield is for one coat, and for the missing price", () => {
    expect(run("tinta", { rendimento: "300" }).advice[0]).toMatch(/é de uma demão\?/);
    expect(run("tinta", { rendimento: "180" }).advice).toEqual([]);
    expect(run("tinta", { rendimento: "300", medida: "demao" }).advice).toEqual([]);
    // Of a litre, where the field asks for a can of 18 L.
    expect(run("tinta", { rendimento: "10" }).advice).toEqual([
      "10 m² por lata de 18 L é pouco. É o rendimento de um litro? Então escreva 180 m².",
    ]);
    expect(run("tinta", { selador: "tudo", rendimentoselador: "8" }).advice[0]).toBe(
      "Selador: 8 m² por lata de 18 L é pouco. É o rendimento de um litro? Então escreva 144 m².",
    );
    expect(run("tinta", { precolata: "300" }).advice).toEqual([
      "Escreva os dois preços, o da lata e o do galão, para comparar.",
    ]);
  });

  // 34.32 ÷ (130 ÷ 18) × 1.1 = 5.23 L.
  it("shows sums that add up as they are shown", () => {
    expect(run("tinta", { rendimento: "130" }).steps).toContain(
      "Sobra nas paredes: 7,2 L − 5,2 L = 2 L",
    );
    // 34.32 ÷ (128.8 ÷ 18) × 1.1 = 5.276 L, and 7.2 − 5.276 = 1.924.
    expect(run("tinta", { rendimento: "128,8" }).steps).toContain(
      "Sobra nas paredes: 7,2 L − 5,3 L = 1,9 L",
    );
    // 34.32 ÷ (90 ÷ 18) × 1.125 = 7.722.
    expect(run("tinta", { rendimento: "90", folga: "12,5" }).steps).toContain(
      "Tinta das paredes: 34,32 ÷ 5,00 × 1,125 = 7,7 L",
    );
    // 4.15 × 3.25 = 13.4875, and × 1.125 = 15.1734.
    expect(run("piso", { comprimento: "4,15", largura: "3,25", perda: "12,5" }).steps).toContain(
      "Caixas pela área com a perda: 13,4875 × 1,125 = 15,17; ÷ 1,44, arredondado para cima = 11 caixas",
    );
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

  it("begins another room with the last one's measures, not its name, and removes the one asked", () => {
    const [group] = paintCalculator.groups;
    const named = paintCalculator.example.replace("comodo=", "comodo=Sala");
    const two = withRepetition(group!, named).replace("comprimento=4&", "comprimento=6&");
    const roomsOf = (query: string) => {
      const values = new URLSearchParams(query);
      return values.getAll("comodo").map((name, at) => [name, values.getAll("comprimento")[at]]);
    };
    expect(roomsOf(two)).toEqual([
      ["Sala", "6"],
      ["", "4"],
    ]);
    expect(roomsOf(withoutRepetition(group!, two, 0))).toEqual([["", "4"]]);
    expect(roomsOf(withoutRepetition(group!, two, 1))).toEqual([["Sala", "6"]]);
  });
});

describe("paint, computed another way", () => {
  it("finds no cheaper purchase by trying all, of equal ones that with less paint", () => {
    const purchase = fc.record({
      need: fc.integer({ min: 1, max: 1500 }),
      // What is sold, in tenths of a litre. Five gallons are a can, but not a bucket of 20 L.
      sizes: fc.constantFrom([180, 36] as const, [200, 36] as const, [160, 32] as const),
      // Multiples of ten: often one can costs as much as some gallons.
      large: fc.integer({ min: 5, max: 90 }).map((tens) => tens * 10),
      small: fc.integer({ min: 2, max: 30 }).map((tens) => tens * 10),
    });
    fc.assert(
      fc.property(purchase, ({ need, sizes: [can, gallon], large, small }) => {
        let best = { cost: Infinity, litres: 0 };
        for (let cans = 0; cans <= 10; cans++)
          for (let gallons = 0; gallons <= 47; gallons++) {
            const [litres, cost] = [cans * can + gallons * gallon, cans * large + gallons * small];
            if (litres < need || cost > best.cost) continue;
            if (cost < best.cost || litres < best.litres) best = { cost, litres };
          }
        const { cost, bought } = cansFor(need / 10, packageSizes(can / 10), { large, small });
        expect(cost).toBe(best.cost);
        expect(bought).toBeCloseTo(best.litres / 10, 9);
      }),
      {
        examples: [
          // Of equal prices, which random ones seldom are.
          [{ need: 1189, sizes: [180, 36], large: 800, small: 200 }],
          // Six gallons are cheaper than a bucket, and more paint.
          [{ need: 181, sizes: [200, 36], large: 130, small: 20 }],
        ],
      },
    );
  });
});

describe("ramp, worked by hand", () => {
  it.each<Worked>([
    [{}, "Cabe: 2,40 m de rampa a 6,25% (1:16)."],
    [{ espaco: "4,2" }, "Cabe: 3,00 m de rampa a 5% (1:20)."],
    [{ espaco: "3" }, "Cabe: 1,80 m de rampa a 8,33% (1:12)."],
    // At 5% a segment rises at most 1.5 m: 32 m with a landing between them take 34.40 m.
    [{ desnivel: "160", espaco: "34,3" }, "Cabe: 26,80 m de rampa a 6,25% (1:16)."],
    [{ desnivel: "160", espaco: "34,4" }, "Cabe: 33,20 m de rampa a 5% (1:20)."],
    [{ espaco: "2,8", obra: "reforma" }, "Cabe: 1,50 m de rampa a 10% (1:10)."],
    [{ desnivel: "7,5", espaco: "1,8", obra: "reforma" }, "Cabe: 0,60 m de rampa a 12,5% (1:8)."],
    // At 12.5% a segment rises at most 7.5 cm.
    [
      { desnivel: "7,6", espaco: "1,8", obra: "reforma" },
      "Não cabe: a rampa mais curta que a norma admite aqui, de 10%, ocupa 1,96 m com os " +
        "patamares, e há 1,80 m.",
    ],
    [
      { espaco: "" },
      "A rampa mais curta tem 1,80 m, a 8,33% (1:12). " +
        "Se houver lugar, faça 3,00 m a 5% (1:20): sobe-se mais leve.",
    ],
    // The slopes of 10 % and more are for where the others are impossible.
    [
      { espaco: "", obra: "reforma" },
      "A rampa mais curta tem 1,80 m, a 8,33% (1:12). " +
        "Se houver lugar, faça 3,00 m a 5% (1:20): sobe-se mais leve.",
    ],
    [
      { espaco: "4", patamar: "falta" },
      "Não cabe: a rampa mais curta que a norma admite aqui, de 8,33%, ocupa 4,20 m com os " +
        "patamares, e há 4,00 m.",
    ],
    [
      { desnivel: "1,8" },
      "Não precisa de rampa: até 2 cm basta um chanfro, com 3,6 cm de comprimento ou mais.",
    ],
    [{ desnivel: "0,5" }, "Até 5 mm o desnível passa sem rampa nem chanfro."],
    // At 10% four segments of 20 cm are allowed, with three landings 11.20 m; at 8.33% 9.12 m.
    [
      { desnivel: "76", espaco: "5", obra: "reforma" },
      "Não cabe: a rampa mais curta que a norma admite aqui, de 8,33%, ocupa 10,32 m com os " +
        "patamares, e há 5,00 m.",
    ],
  ])("%j: %s", (change, answer) => {
    expect(run("rampa", change).answer).toBe(answer);
  });

  it("shows the sum of each slope that the norm allows for the height", () => {
    const steps = (desnivel: string) => run("rampa", { desnivel, obra: "reforma" }).steps;
    expect(steps("80")).toEqual([
      "A 5% (1:20): 0,80 × 20 = 16,00 m",
      "A 6,25% (1:16): 0,80 × 16 = 12,80 m",
      "A 8,33% (1:12): 0,80 × 12 = 9,60 m",
      "A 10% (1:10), só em reforma: 0,80 × 10 + 3 × 1,20 = 11,60 m",
    ]);
    // At 10% it would take five segments of 20 cm.
    expect(steps("85")?.at(-1)).toBe("A 8,33% (1:12): 0,85 × 12 + 1 × 1,20 = 11,40 m");
  });

  it.each([
    // At 5% in two segments.
    [
      { desnivel: "160", espaco: "34,4" },
      "São 2 segmentos, porque cada um sobe no máximo 1,50 m; este sobe 0,80 m.",
    ],
    // 9.60 m at 8.33%, in three segments of at most 4 m.
    [
      { desnivel: "80", espaco: "15", largura: "0,9", obra: "reforma" },
      "São 3 segmentos, porque numa rampa com menos de 1,20 m de largura cada um tem no máximo " +
        "4,00 m de comprimento; este tem 3,20 m.",
    ],
    // 1.50 m at 10% and the landing below.
    [
      { espaco: "2,8" },
      "Se a construção já existe e não há outro jeito, a norma admite inclinação maior em " +
        "desnível pequeno: escolha “Já existe” em “A construção”.",
    ],
  ])("%j: %s", (change, advice) => {
    expect(run("rampa", change).advice).toContain(advice);
  });

  it("is possible without any space up to a height of 2 cm", () => {
    expect(run("rampa", { desnivel: "2", espaco: "1" }).possible).toBe(true);
    expect(run("rampa", { desnivel: "2,1", espaco: "1" }).possible).toBe(false);
  });

  it("says what to do instead of a ramp that does not fit", () => {
    expect(run("rampa", { desnivel: "80", espaco: "7,5" }).advice).toEqual([
      "Dobre a rampa: em dois lances lado a lado, a 8,33% e com patamar na volta, ela cabe em " +
        "7,20 m por 2,40 m.",
      "Comece a rampa de lado, junto à parede, ou procure outra entrada.",
      "Sem espaço para rampa, uma plataforma elevatória (NBR ISO 9386-1) vence a altura no lugar dela.",
      "A rampa e os patamares ficam dentro do terreno: a calçada é de quem passa.",
    ]);
  });

  // NBR 9050:2020, 6.6.4: the landing at the turn is as long as the ramp is wide, at least 1.20 m;
  // of a ramp narrower than 1.20 m 1.50 × 1.90 m (6.6.2.7, 4.3.5).
  it.each([
    // 9.60 m in one segment: 4.80 m a flight, the turn and the start.
    [0.8, "8,33%", 1.5, 7.5, 3],
    // 1.50 m a flight in two segments of 12 m, the landing between them, the turn and the start.
    [3, "6,25%", 2, 28.4, 4],
    // 9.60 m in three segments of at most 4 m, so two of 2.40 m a flight.
    [0.8, "8,33%", 0.9, 8.7, 1.9],
  ])("%d m at %s, %d m wide, folded: %d × %d m", (rise, percent, width, length, across) => {
    const slope = SLOPE_CLASSES.find((entry) => entry.percent === percent)!;
    const folded = foldedSpace(designOf(rise, slope, width)!, width);
    expect(folded.length).toBeCloseTo(length, 9);
    expect(folded.width).toBeCloseTo(across, 9);
  });
});

// content/articles/eficiencia-energetica.mdx.
describe("energy, worked by hand", () => {
  it.each<[...Worked, payback: string]>([
    // 40 × (70 − 36) W × 24 h × 30 = 979.2 kWh at R$ 0.95; R$ 4,800 ÷ R$ 930.24.
    [
      {},
      "São 979,2 kWh e R$ 930 a menos por mês. Num ano de doze meses assim, R$ 11.163.",
      "R$ 4.800 ÷ R$ 930 = 5,2 meses",
    ],
    // 40 × 34 W × 24 h × 365 = 11,913.6 kWh; R$ 4,800 ÷ R$ 11,317.92 × 12.
    [
      { dias: "365", periodo: "ano" },
      "São 11.913,6 kWh e R$ 11.318 a menos por ano.",
      "R$ 4.800 ÷ R$ 11.318 × 12 = 5,1 meses",
    ],
    // 10 × 5 W × 20 h × 30 = 30 kWh in standby, which the lamps do not pay back.
    [
      { aparelhos: "10" },
      "São 1.009,2 kWh e R$ 959 a menos por mês. Num ano de doze meses assim, R$ 11.505.",
      "R$ 4.800 ÷ R$ 930 = 5,2 meses",
    ],
  ])("%j: %s", (change, answer, payback) => {
    const outcome = run("energia", change);
    expect(outcome.answer).toBe(answer);
    expect(outcome.steps?.at(-1)).toBe(`A troca se paga em: ${payback}`);
  });

  it.each([
    // 13 × (60 − 28.5) W × 7.2 h × 30 = 88.452 kWh; 88.5 × 0.95 = 84.075.
    [
      { luminarias: "13", watts: "60", led: "28,5", horas: "7,2", horasled: "7,2" },
      "88,5 kWh × R$ 0,95 = R$ 84,08",
    ],
    // 40 W for 3 h on 30 days = 3.6 kWh, and 1 × 0.35 W × 20 h × 30 = 0.21 kWh in standby.
    [
      { luminarias: "1", watts: "40", led: "0", horas: "3", aparelhos: "1", espera: "0,35" },
      "3,8 kWh × R$ 0,95 = R$ 3,61",
    ],
  ])("%j: what is saved adds up on a pocket calculator", (change, account) => {
    expect(run("energia", change).steps?.[3]).toBe(`Economia por mês: ${account}`);
  });

  it("shows what devices use in standby", () => {
    expect(run("energia", { aparelhos: "10" }).steps).toContain(
      "Aparelhos em espera: 10 × 5 × 20 × 30 ÷ 1.000 = 30 kWh",
    );
  });

  // 40 × 70 W × 24 h × 30 = 2,016 kWh today, and 30 kWh in standby.
  it("draws what is used today, in standby too", () => {
    const calculator = calculatorNamed("energia");
    const query = new URLSearchParams(calculator.example);
    query.set("aparelhos", "10");
    const { result } = runCalculator(calculator, query.toString());
    expect(renderToStaticMarkup(result!.drawing).replaceAll("\u00a0", " ")).toContain(
      "hoje 2.046 kWh por mês",
    );
  });

  it("has no payback without a cost, and asks about few days of a year", () => {
    expect(run("energia", { custo: "" }).steps).toHaveLength(4);
    expect(run("energia", { periodo: "ano" }).advice[0]).toMatch(/^A conta supõe só 30 dias/);
  });
});

/** Millimetres: the oracle computes with whole numbers. */
type Millimetres = { length: number; width: number; a: number; b: number; joint: number };

const surfaceOf = (room: Millimetres, laying: Surface["laying"] = "straight"): Surface => ({
  length: room.length / 1000,
  width: room.width / 1000,
  tile: [room.a / 1000, room.b / 1000],
  joint: room.joint / 1000,
  laying,
});

/** Lays one side tile after tile: the sizes of its pieces. */
function laySide(side: number, tile: number, joint: number): number[] {
  const from = (first: number) => {
    const pieces = [];
    for (let at = 0, size = first; at < side; at += size + joint, size = tile) {
      // A gap of at most a joint at the wall is filled with grout.
      if (at > 0 && side - at <= joint) break;
      pieces.push(Math.min(size, side - at));
    }
    return pieces;
  };
  const pieces = from(tile);
  const last = pieces.at(-1)!;
  if (pieces.length === 1 || 3 * last >= tile) return pieces;
  // Centred: the same pieces, one tile of the middle and the narrow cut become two equal ends.
  return from((tile + last) / 2);
}

/** Lays the surface piece by piece, with a heap of offcuts, and counts the tiles opened. */
function layByHand({ length, width, a, b, joint }: Millimetres): number {
  let opened = 0;
  const heap: { width: number; height: number }[] = [];
  const columns = laySide(length, a, joint);
  for (const h of laySide(width, b, joint)) {
    for (const w of columns) {
      const found = heap.findIndex((offcut) => offcut.width >= w && offcut.height >= h);
      if (found >= 0) {
        heap.splice(found, 1);
        continue;
      }
      opened++;
      // One straight cut; in a corner the first one is along the row where that gives more.
      if (h < b && (w === a || 2 * h <= b)) heap.push({ width: a, height: b - h });
      else if (w < a) heap.push({ width: a - w, height: b });
    }
  }
  return opened;
}

const room = fc.record({
  length: fc.integer({ min: 300, max: 9000 }),
  width: fc.integer({ min: 300, max: 9000 }),
  a: fc.constantFrom(100, 150, 200, 300, 330, 450, 600, 800, 900, 1200, 1600),
  b: fc.constantFrom(100, 200, 330, 450, 600, 800, 900, 1200),
  joint: fc.integer({ min: 0, max: 10 }),
});

describe("tiles, worked by hand", () => {
  // Rooms worked by hand: length, width, tile, joint in mm; pieces.
  it.each([
    // 4 whole, 4 of 90 × 49.8, 1 of 59.2 × 90 and the corner: all cuts wider than half.
    [4200, 1400, 900, 900, 2, 10],
    // 3.05 m leaves 4 cm: centred, 4 whole and 2 of 32 cm; 5 rows.
    [3050, 3000, 600, 600, 2, 30],
    // 6 whole and a cut of 38.8 cm; 4 whole and one of 59.2 cm.
    [4000, 3000, 600, 600, 2, 35],
    // Without joints and cuts.
    [3000, 2400, 600, 600, 0, 20],
    // A cut of 25 of 60 cm: from one tile two, so 5 whole rows of 5 and 3 tiles.
    [3250, 3000, 600, 600, 0, 28],
    // Smaller than a tile.
    [500, 400, 600, 600, 2, 1],
    // 30 × 60 on 1.20 × 1.20: 4 × 2.
    [1200, 1200, 300, 600, 0, 8],
    // 1.00 m with 45: 2 whole and 10 cm, centred 1 and 2 of 27.5; 3 × 3.
    [1000, 1000, 450, 450, 0, 9],
    // 3.17 m leaves 17 cm, less than a third: centred, 4 whole and 2 of 38.5 cm; 5 rows.
    [3170, 3000, 600, 600, 0, 30],
  ])("%d × %d mm with %d × %d, joint %d: %d", (length, width, a, b, joint, pieces) => {
    expect(straightPieces(surfaceOf({ length, width, a, b, joint }))).toBe(pieces);
  });

  // Each tile was turned by 45° and cut at the four walls, and the pieces were counted.
  it.each([
    [310, 320, 800, 800, 2, 2],
    [1700, 400, 450, 600, 4, 7],
    [900, 700, 600, 300, 0, 10],
    [2500, 2300, 800, 900, 5, 13],
    [1234, 987, 300, 600, 2, 13],
    [2400, 1800, 600, 600, 2, 18],
    [2000, 1500, 450, 450, 3, 20],
    // Without joints some tiles touch a wall with a corner only.
    [2000, 1500, 450, 450, 0, 20],
    [2450, 2150, 300, 300, 1, 69],
  ])("diagonally %d × %d mm with %d × %d, joint %d: %d", (length, width, a, b, joint, pieces) => {
    const surface = surfaceOf({ length, width, a, b, joint }, "diagonal");
    expect(diagonalPieces(surface)).toBe(pieces);
  });

  // 4 half diagonals are 0.84853 m: 100.84853 × 60.84853 ÷ 0.3² = 68,183.2; with 2 joints
  // 100.85853 × 60.85853 ÷ 0.305² = 65,983.4.
  it.each([
    [0, 68_184],
    [5, 65_984],
  ])("diagonally, more than 40,000 are a bound by the area, joint %d: %d", (joint, pieces) => {
    const hall = { length: 100_000, width: 60_000, a: 300, b: 300, joint };
    expect(diagonalPieces(surfaceOf(hall, "diagonal"))).toBe(pieces);
  });

  it.each<Worked>([
    // 35 pieces by 4 are 9 boxes; 12 × 1.1 ÷ 1.44 = 9.17.
    [{}, "Compre 10 caixas: 40 peças para 12,00 m²."],
    // 10 pieces by 2; 5.88 × 1.1 ÷ 1.62 = 3.99.
    [
      { comprimento: "4,2", largura: "1,4", pecac: "90", pecal: "90", caixa: "1,62" },
      "Compre 5 caixas: 10 peças para 5,88 m².",
    ],
    // 35 pieces by 4; 12 × 1.1 ÷ 1.39 = 9.5.
    [{ caixa: "1,39" }, "Compre 10 caixas: 40 peças para 12,00 m²."],
    // With a door 10.32 × 1.1 ÷ 1.39 = 8.17, and still 35 pieces by 4.
    [{ caixa: "1,39", vaoc: "0,8", vaol: "2,1" }, "Compre 9 caixas: 36 peças para 10,32 m²."],
    // Diagonally 42 pieces by 4; 12 × 1.15 ÷ 1.44 = 9.58.
    [{ modo: "diagonal", perda: "15" }, "Compre 11 caixas: 44 peças para 12,00 m²."],
    // 30 pieces by 4; 9.15 × 1.1 ÷ 1.44 = 6.99.
    [{ comprimento: "3,05" }, "Compre 8 caixas: 32 peças para 9,15 m²."],
  ])("%j: %s", (change, answer) => {
    expect(run("piso", change).answer).toBe(answer);
  });

  it.each([
    // 5 × 0.60 m and 4 × 0.60 m.
    [{ comprimento: "3", largura: "2,4", junta: "0" }, "20 peças sem corte = 20 peças"],
    // 7 × 0.60 m and 6 joints; 3 × 0.60 m and 2 joints.
    [{ comprimento: "4,212", largura: "1,804" }, "21 peças sem corte = 21 peças"],
    // 10 × 0.30 m; 4 × 0.60 m and 20 cm, of which one tile gives two. The door as below.
    [
      { comprimento: "3", largura: "2,6", pecac: "30", junta: "0", vaoc: "0,8", vaol: "2,1" },
      "40 peças sem corte e 10 recortes − 2 dos vãos = 43 peças",
    ],
  ])("%j: the pieces of the layout are %s", (change, pieces) => {
    expect(run("piso", change).steps).toContain(`Peças da paginação: ${pieces}`);
  });

  // 2.5 ÷ 0.36 = 6.94; 2.4 ÷ 0.36 = 6.67; 1.39 ÷ 0.36 = 3.86; 1.46 ÷ 0.36 = 4.06.
  it.each([
    ["1,44", "Peças por caixa: 1,44 ÷ 0,36, em peças inteiras = 4 peças"],
    ["2,5", "Peças por caixa: 2,50 ÷ 0,36, em peças inteiras = 7 peças"],
    ["2,4", "Peças por caixa: 2,40 ÷ 0,36, em peças inteiras = 6 peças"],
    // Four of 59 × 59 cm, which are called 60 × 60.
    ["1,39", "Peças por caixa: 1,39 ÷ 0,36, em peças inteiras = 4 peças"],
    ["1,46", "Peças por caixa: 1,46 ÷ 0,36, em peças inteiras = 4 peças"],
  ])("a box of %s m²: %s", (caixa, step) => {
    expect(run("piso", { caixa }).steps).toContain(step);
  });

  // 45 × 0.0225 = 1.0125 and 43 × 0.0225 = 0.9675, as a label rounds them.
  it.each([
    ["1,01", 45],
    ["0,97", 43],
  ])("a box of %s m² of 15 × 15 cm has %d pieces", (caixa, pieces) => {
    expect(run("piso", { caixa, pecac: "15", pecal: "15" }).steps).toContain(
      `Peças por caixa: ${caixa} ÷ 0,0225, em peças inteiras = ${pieces} peças`,
    );
  });

  it("tells which of both numbers of boxes decided, and to centre a narrow cut", () => {
    expect(run("piso").steps?.at(-1)).toBe("A compra: a conta da área pede mais = 10 caixas");
    expect(run("piso").advice.join()).not.toMatch(/Centralize/);
    expect(run("piso", { comprimento: "3,05" }).advice[0]).toMatch(
      /a última peça teria só 4 cm\. Centralize .* ficam com 32 cm/,
    );
  });

  // A door of 0.80 × 2.10 m: (80 − 30) ÷ 30 and (210 − 60) ÷ 60; (80 − 10) ÷ 10 and
  // (210 − 10) ÷ 10; (80 − 20) ÷ 21 and (210 − 20) ÷ 21.
  it.each([
    [300, 600, 0, 2],
    [600, 600, 2, 0],
    [100, 100, 0, 140],
    [200, 200, 10, 18],
  ])("of a door spares %d × %d mm: %d", (a, b, joint, pieces) => {
    const wall = surfaceOf({ length: 3000, width: 2600, a, b, joint });
    expect(sparedPieces(wall, [0.8, 2.1])).toBe(pieces);
  });

  // 4 half diagonals and 2 joints are 1.28279 m: 1.71721 × 1.11721 ÷ 0.305 ÷ 0.605 = 10.4; with
  // joints of 10 mm 1.29279 m: 4.70721 × 1.30721 ÷ 0.31 ÷ 0.61 = 32.5.
  it.each([
    [[3, 2.4], 5, 10],
    [[3, 1.2], 5, 0],
    [[6, 2.6], 10, 32],
  ] as const)("diagonally an opening of %j m, joint %d: %d", ([width, height], joint, pieces) => {
    const wall = surfaceOf({ length: 6000, width: 3000, a: 300, b: 600, joint }, "diagonal");
    expect(sparedPieces(wall, [width, height])).toBe(pieces);
  });
});

describe("tiles, laid another way", () => {
  it("a straight layout needs the pieces that laying it by hand opens, in 2,000 rooms", () => {
    fc.assert(
      fc.property(room, (each) => {
        expect(straightPieces(surfaceOf(each))).toBe(layByHand(each));
      }),
      { numRuns: 2000 },
    );
  });
});

describe("what is typed", () => {
  it.each([
    ["1.200,50", 1200.5],
    ["12.345", 12_345],
    ["1.234.567", 1_234_567],
    // No group of three digits, and none of three before: the dot is a decimal point.
    ["1.2345", 1.2345],
    ["1234.500", 1234.5],
    ["0.500", 0.5],
    [",5", 0.5],
    [",25", 0.25],
    ["1.20.0", undefined],
  ])("%s is %d", (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each<[calculator: string, ...Worked]>([
    ["rampa", { desnivel: "" }, "Altura a vencer: falta preencher."],
    ["rampa", { desnivel: "0,15 m" }, "Altura a vencer: escreva só o número, como 15."],
    ["rampa", { desnivel: "-15" }, "Altura a vencer: escreva só o número, como 15."],
    // A dot before three digits separates thousands.
    ["rampa", { desnivel: "1.500" }, "Altura a vencer: use de 0,5 a 400 cm."],
    ["rampa", { largura: "0,9" }, "Largura da rampa: no mínimo 1,20 m."],
    ["tinta", { portas: "1,5" }, "Portas: use um número inteiro."],
    ["tinta", { janelas: "20", portas: "4" }, "Portas: com as janelas, os vãos somam 42,72"],
    ["energia", { dias: "32" }, "Dias de uso: um mês tem no máximo 31 dias."],
    ["energia", { led: "80" }, "Potência com LED: "],
    ["energia", { horas: "10" }, "Horas depois: "],
    ["piso", { vaoc: "1" }, "Largura do vão: escreva as duas medidas"],
    ["piso", { vaoc: "4,1", vaol: "1" }, "Largura do vão: escreva as duas medidas"],
    ["rampa", { obra: "usada" }, "A construção: escolha “É nova” ou “Já existe”."],
    ["energia", { periodo: "semana" }, "Período: escolha “o ano” ou “um mês”."],
    ["piso", { pecas: "40" }, "Uma caixa cobre: com 40 peças, seriam 14,40 m²."],
    ["piso", { comprimento: "x" }, "Comprimento: escreva só o número, como 2,70."],
    ["piso", { comprimento: "0,2" }, "Comprimento: use de 0,3 a 100 m."],
    ["tinta", { portas: "x" }, "Portas: escreva só o número, como 2."],
    ["tinta", { portas: "99" }, "Portas: use de 0 a 20."],
    ["energia", { tarifa: "95" }, "Tarifa com impostos: use de 0,01 a 10 reais por kWh."],
  ])("%s: %j is refused: %s", (calculator, change, problem) => {
    expect(run(calculator, change).problems).toEqual([expect.stringContaining(problem)]);
  });

  it.each<[calculator: string, string, string[]]>([
    ["rampa", "desnivel", ["15", "15,0", "15.0", " 15 ", "15 cm"]],
    ["tinta", "precolata", ["400", "R$ 400"]],
    ["energia", "tarifa", ["0,95", "R$ 0,95"]],
    ["tinta", "rendimento", ["100", "100m2"]],
  ])("%s: %s is read with its own unit and with spaces", (calculator, field, spellings) => {
    const [first, ...others] = spellings.map((value) => run(calculator, { [field]: value }));
    expect(first!.problems).toEqual([]);
    for (const other of others) expect(other).toEqual(first);
  });

  it("has spaces at most in an optional field, and no choice: the first option", () => {
    expect(run("tinta", { precolata: " ", precogalao: " " })).toEqual(run("tinta"));
    expect(run("rampa", { obra: "" })).toEqual(run("rampa", { obra: "nova" }));
  });

  it("the name of a room is one line of at most 30 signs", () => {
    const roomOf = (comodo: string) => run("tinta", { comodo }).measures?.[0];
    expect(roomOf("Quarto\nda Ana")).toMatch(/^Cômodo 1: Quarto da Ana: 4,00 × 3,00 m/);
    expect(roomOf("x".repeat(31))).toMatch(/^Cômodo 1: x{30}: 4,00 × 3,00 m/);
  });

  it("in a field that is not asked is ignored", () => {
    expect(run("tinta", { demaos: "x", rendimentoselador: "" }).problems).toEqual([]);
    expect(run("tinta", { demaos: "x", medida: "demao" }).problems).toHaveLength(1);
  });
});

describe("what is shown", () => {
  it("has no sign where it rounds to zero", () => {
    expect([formatNumber(-0.004), formatNumber(-0.006)]).toEqual(["0", "-0,01"]);
  });

  it.each([
    [99.5, "R$ 99,50"],
    [100, "R$ 100"],
  ])("%d reais are %s", (value, text) => {
    expect(reais(value).replaceAll("\u00a0", " ")).toBe(text);
  });
});

describe("the address", () => {
  it("is an example's only as long as nothing is changed", () => {
    const { example } = paintCalculator;
    expect(isExample(paintCalculator, example)).toBe(true);
    expect(isExample(paintCalculator, example.replace("largura=3", "largura=3,1"))).toBe(false);
    expect(isExample(rampCalculator, "desnivel=30")).toBe(false);
  });

  it("is completed with the example, and is none without a field of the calculator", () => {
    expect(completeQuery(rampCalculator, "?utm_source=x&desnivel=30")).toBe(
      "desnivel=30&espaco=4&largura=1,20&patamar=existe&obra=nova",
    );
    expect(completeQuery(rampCalculator, "?utm_source=x")).toBeUndefined();
  });

  it.each([
    ["desnivel=&espaco=5&largura=2&patamar=falta&obra=nova", undefined, []],
    [
      "desnivel=30&patamar=falta",
      "desnivel=30&espaco=4&largura=1,20&patamar=falta&obra=nova",
      ["Espaço livre", "Largura da rampa", "A construção"],
    ],
  ])("%s is read as %s", (search, query, missing) => {
    expect(completeQuery(rampCalculator, search)).toBe(query ?? search);
    expect(missingFields(rampCalculator, search)).toEqual(missing);
  });

  it("keeps at most six rooms", () => {
    const rooms = "comprimento=4&largura=3&altura=2,7&portas=0&janelas=0&teto=x&".repeat(9);
    const query = completeQuery(paintCalculator, rooms) ?? "";
    expect(new URLSearchParams(query).getAll("comprimento")).toHaveLength(6);
  });
});

describe.each(CALCULATORS)("$name", (calculator) => {
  it("has an example that is complete and possible", () => {
    expect([...new URLSearchParams(calculator.example).keys()]).toEqual(
      calculator.groups.flatMap(({ fields }) => fields.map(({ name }) => name)),
    );
    expect(run(calculator.name).possible).toBe(true);
  });

  it("has a drawing that is described in words", () => {
    const { result } = runCalculator(calculator, calculator.example);
    const drawing = renderToStaticMarkup(result!.drawing);
    const [, description = ""] = /role="img" aria-label="([^"]+)"/.exec(drawing) ?? [];
    expect(description).toMatch(/\d/);
    expect(description).not.toMatch(/[{}$]|NaN|undefined|\[object/);
  });

  it("answers any text with a sentence or with numbers", () => {
    const names = calculator.groups.flatMap(({ fields }) => fields.map(({ name }) => name));
    const text = fc.oneof(
      fc.constantFrom(
        "",
        "0",
        "-1",
        "1e9",
        "999999999",
        "2,70",
        "2.7",
        "1.200,5",
        "2,70 m",
        "80cm",
      ),
      fc.constantFrom("NaN", "Infinity", "١٢", "½", "0x10", ",", "--3", "sim", "R$ 10", "0,0001"),
      fc.string({ maxLength: 8 }),
      fc.integer({ min: 0, max: 500 }).map(String),
    );
    const change = fc.array(fc.tuple(fc.constantFrom(...names), text), { maxLength: 4 });
    fc.assert(
      fc.property(change, (changes) => {
        const query = new URLSearchParams(calculator.example);
        for (const [name, value] of changes) query.set(name, value);
        const { result, problems } = runCalculator(calculator, query.toString());
        for (const problem of problems) expect(problem.text).toMatch(/^\p{Lu}.*: .*\.$/u);
        expect(problems.length > 0).toBe(result === undefined);
        const path = result ? measuresPath(calculator, result) : "";
        const message = new URLSearchParams(path.split("?")[1]).get("mensagem") ?? "";
        // With room for what the visitor adds (§9).
        expect(message.length).toBeLessThan(1500);
        const said = result && [
          result.answer,
          result.short,
          ...result.advice,
          ...result.steps.flatMap((step) => [step.formula, step.value]),
          ...result.measures.map(({ value }) => value),
        ];
        // A room may be called "NaN".
        const room = query.get("comodo") ?? "";
        const sums = (said?.join("\n") ?? "").replaceAll(room, "");
        expect(sums).not.toMatch(/NaN|Infinity|∞|undefined|-0(?![\d,]*[1-9])/);
      }),
    );
  });
});
