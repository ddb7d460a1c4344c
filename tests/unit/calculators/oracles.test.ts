import fc from "fast-check";
import { CALCULATORS } from "@/components/calculators/calculators";
import { energy, paybackMonths } from "@/components/calculators/energia/formulas";
import { rampCalculator } from "@/components/calculators/rampa/definition";
import {
  cansFor,
  packageSizes,
  paintLitres,
  roomAreas,
} from "@/components/calculators/tinta/formulas";
import { measuresPath, runCalculator } from "@/lib/calculators/calculator";

/** Each rule computed another way, in whole numbers where it can be, and compared. */
const RUNS = { numRuns: 500 };

describe("paint", () => {
  const room = fc.record({
    length: fc.integer({ min: 50, max: 5000 }),
    width: fc.integer({ min: 50, max: 5000 }),
    height: fc.integer({ min: 210, max: 1200 }),
    doors: fc.integer({ min: 0, max: 3 }),
    windows: fc.integer({ min: 0, max: 3 }),
  });

  it("has the area of the walls added one by one, in square centimetres", () => {
    fc.assert(
      fc.property(room, ({ length, width, height, doors, windows }) => {
        let area = 0;
        for (const wall of [length, width, length, width]) area += wall * height;
        for (let door = 0; door < doors; door++) area -= 80 * 210;
        for (let window = 0; window < windows; window++) area -= 150 * 120;
        const sides = { length: length / 100, width: width / 100, height: height / 100 };
        const { net } = roomAreas({ ...sides, doors, windows, ceiling: false });
        expect(net * 10_000).toBeCloseTo(area, 3);
      }),
      RUNS,
    );
  });

  it("buys as few litres as suffice: emptied can by can, the paint covers all coats", () => {
    const paint = fc.record({
      area: fc.integer({ min: 1, max: 2000 }),
      coverage: fc.integer({ min: 20, max: 400 }),
      coats: fc.integer({ min: 1, max: 4 }),
      volume: fc.constantFrom(18, 20, 16, 3.6, 3.2),
    });
    fc.assert(
      fc.property(paint, ({ area, coverage, coats, volume }) => {
        const need = paintLitres(area, { coverage, volume, per: "coat" }, coats, 0);
        const sizes = packageSizes(volume);
        const { large, small } = cansFor(need, sizes);
        // What each package covers, in whole square metres × 1,000.
        let open = Math.round(area * coats * 1000);
        const cover = (litres: number) => (litres * coverage * 1000) / volume;
        for (let can = 0; can < large; can++) open -= cover(sizes.large);
        for (let can = 0; can < small; can++) open -= cover(sizes.small);
        expect(open).toBeLessThanOrEqual(0.01);
        // Without its smallest package it would not.
        expect(open + cover(small > 0 ? sizes.small : sizes.large)).toBeGreaterThan(-0.01);
      }),
      RUNS,
    );
  });

  it("finds no cheaper purchase by trying all, of equal ones that with less paint", () => {
    const prices = fc.record({
      need: fc.integer({ min: 1, max: 1500 }),
      // Multiples of ten: often one can costs as much as some gallons.
      large: fc.integer({ min: 5, max: 90 }).map((tens) => tens * 10),
      small: fc.integer({ min: 2, max: 30 }).map((tens) => tens * 10),
    });
    fc.assert(
      fc.property(prices, ({ need, large, small }) => {
        let best = { cost: Infinity, litres: 0 };
        for (let cans = 0; cans <= 10; cans++)
          for (let gallons = 0; gallons <= 45; gallons++) {
            const [litres, cost] = [cans * 180 + gallons * 36, cans * large + gallons * small];
            if (litres < need || cost > best.cost) continue;
            if (cost < best.cost || litres < best.litres) best = { cost, litres };
          }
        const { cost, bought } = cansFor(need / 10, packageSizes(18), { large, small });
        expect(cost).toBe(best.cost);
        expect(bought).toBeCloseTo(best.litres / 10, 9);
      }),
      RUNS,
    );
  });
});

/** ABNT NBR 9050:2020, 6.6.2, tables 4 and 5: slope in %, rise of a segment in mm, segments. */
const NORM = [
  { percent: 5, rise: 1500, segments: 1000 },
  { percent: 6.25, rise: 1000, segments: 1000 },
  { percent: 100 / 12, rise: 800, segments: 15 },
  { percent: 10, rise: 200, segments: 4, existing: true },
  { percent: 12.5, rise: 75, segments: 1, existing: true },
];

describe("ramp", () => {
  it("is the gentlest that fits: climbed millimetre by millimetre, with each landing", () => {
    const place = fc.record({
      rise: fc.integer({ min: 21, max: 2500 }),
      space: fc.integer({ min: 50, max: 6000 }),
      narrow: fc.boolean(),
      existing: fc.boolean(),
      landing: fc.boolean(),
    });
    fc.assert(
      fc.property(place, ({ rise, space, narrow: wish, existing, landing }) => {
        const narrow = wish && existing;
        // Along the ramp: up 1 mm, on by its run; at a limit a landing of 1.20 m.
        const climb = (norm: (typeof NORM)[number], pieces: number) => {
          let along = 0;
          for (let piece = 0; piece < pieces; piece++) {
            if ((rise / pieces) * (1 - 1e-12) > norm.rise) return undefined;
            const run = (rise / pieces) * (100 / norm.percent);
            if (narrow && run > 4000.0001) return undefined;
            along += run + (piece > 0 ? 1200 : 0);
          }
          return along;
        };
        const designs = NORM.flatMap((norm) => {
          if (norm.existing && !existing) return [];
          for (let pieces = 1; pieces <= Math.min(norm.segments, 30); pieces++) {
            const along = climb(norm, pieces);
            if (along !== undefined)
              return { percent: norm.percent, whole: along + (landing ? 1200 : 2400) };
          }
          return [];
        });
        const query = new URLSearchParams({
          desnivel: String(rise / 10),
          espaco: String(space / 100),
          largura: narrow ? "0,9" : "1,2",
          patamar: landing ? "existe" : "falta",
          obra: existing ? "reforma" : "nova",
        });
        const { result } = runCalculator(rampCalculator, query.toString());
        const fitting = designs.find(({ whole }) => whole <= space * 10 + 1e-4);
        const shortest = Math.min(...designs.map(({ whole }) => whole)) / 1000;
        const [, found = ""] =
          / a ([\d,]+)%|ocupa ([\d,]+)/.exec(result?.answer ?? "")?.filter(Boolean) ?? [];
        expect(result?.possible).toBe(fitting !== undefined);
        const off = Number(found.replace(",", ".")) - (fitting?.percent ?? shortest);
        expect(Math.abs(off)).toBeLessThan(0.0051);
      }),
      RUNS,
    );
  });
});

describe("energy", () => {
  it("adds up hour by hour, and the savings pay the lamps back", () => {
    const lamps = fc.record({
      count: fc.integer({ min: 1, max: 500 }),
      power: fc.integer({ min: 1, max: 400 }),
      hours: fc.integer({ min: 1, max: 24 }),
      days: fc.integer({ min: 1, max: 366 }),
    });
    fc.assert(
      fc.property(lamps, ({ count, power, hours, days }) => {
        let wattHours = 0;
        for (let hour = 0; hour < hours * days; hour++) wattHours += count * power;
        expect(energy(count, power, hours, days) * 1000).toBeCloseTo(wattHours, 3);
        const months = paybackMonths(count, wattHours);
        expect((months / 12) * wattHours).toBeCloseTo(count, 6);
      }),
      RUNS,
    );
  });
});

describe.each(CALCULATORS)("$name", (calculator) => {
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
      { numRuns: 200 },
    );
  });
});
