import { energy, paybackMonths } from "@/components/calculators/energia/formulas";
import {
  cansFor,
  packageSizes,
  paintLitres,
  roomAreas,
} from "@/components/calculators/tinta/formulas";
import { designRamp, foldedSpace, SLOPE_CLASSES } from "@/components/calculators/rampa/formulas";

describe("paint", () => {
  const bedroom = { length: 4, width: 3, height: 2.7, doors: 1, windows: 1, ceiling: true };

  it("has the areas of the guide's bedroom", () => {
    const areas = roomAreas(bedroom);
    expect(areas.perimeter).toBe(14);
    expect(areas.gross).toBeCloseTo(37.8, 9);
    expect(areas.openings).toBeCloseTo(3.48, 9);
    expect(areas.net).toBeCloseTo(34.32, 9);
    expect(areas.ceiling).toBe(12);
  });

  // Worked by hand: area × coats ÷ (coverage ÷ volume) × (1 + spare).
  it.each([
    // 34.32 ÷ (100 ÷ 18) × 1.1, and the ceiling (content/articles/guia-pintura.mdx)
    [34.32, { coverage: 100, volume: 18, per: "finished" }, 3, 0.1, 6.79536],
    [12, { coverage: 100, volume: 18, per: "finished" }, 2, 0.1, 2.376],
    // 50 × 2 ÷ (250 ÷ 20)
    [50, { coverage: 250, volume: 20, per: "coat" }, 2, 0, 8],
    // 36 × 3 ÷ (40 ÷ 3.6) × 1.05
    [36, { coverage: 40, volume: 3.6, per: "coat" }, 3, 0.05, 10.206],
  ] as const)("%d m² with %j, %d coats, spare %d: %d L", (area, label, coats, spare, litres) => {
    expect(paintLitres(area, label, coats, spare)).toBeCloseTo(litres, 9);
  });

  // The first five are those of content/articles/guia-pintura.mdx and segredos-lojistas.mdx.
  it.each([
    [6.8, 18, { large: 0, small: 2, bought: 7.2, left: 0.4 }],
    [2.4, 18, { large: 0, small: 1, bought: 3.6, left: 1.2 }],
    [25.875, 18, { large: 1, small: 3, bought: 28.8, left: 2.925 }],
    [20.7, 18, { large: 1, small: 1, bought: 21.6, left: 0.9 }],
    [15.923, 18, { large: 1, small: 0, bought: 18, left: 2.077 }],
    [18, 18, { large: 1, small: 0, bought: 18, left: 0 }],
    [10.8, 18, { large: 0, small: 3, bought: 10.8, left: 0 }],
    [10.9, 18, { large: 1, small: 0, bought: 18, left: 7.1 }],
    [30, 16, { large: 2, small: 0, bought: 32, left: 2 }],
    [22, 16, { large: 1, small: 2, bought: 22.4, left: 0.4 }],
    [22, 20, { large: 1, small: 1, bought: 23.6, left: 1.6 }],
    [3.2, 3.2, { large: 0, small: 1, bought: 3.2, left: 0 }],
  ])("%d L of a paint sold by %d L", (need, volume, expected) => {
    const { large, small, bought, left } = cansFor(need, packageSizes(volume));
    expect({ large, small }).toEqual({ large: expected.large, small: expected.small });
    expect(bought).toBeCloseTo(expected.bought, 9);
    expect(left).toBeCloseTo(expected.left, 9);
  });
});

describe("the cheapest packages", () => {
  // Litres; price of 18 L and of 3.6 L; packages and cost, worked by hand.
  it.each([
    // Three gallons at 90 are 270; a can is 350.
    [10, 350, 90, 0, 3, 270],
    // Four gallons are 400, more than a can.
    [14, 350, 100, 1, 0, 350],
    // Gallons on sale: six of 40 against a can.
    [20, 350, 40, 0, 6, 240],
    // A can and a gallon (450) against two cans (700) and six gallons (600).
    [20, 350, 100, 1, 1, 450],
    // Two cans are cheaper than a can and three gallons.
    [28, 300, 110, 2, 0, 600],
    // The same price: less is left.
    [14, 360, 90, 0, 4, 360],
  ])("for %d L, R$ %d and R$ %d: %d and %d", (need, large, small, cans, gallons, cost) => {
    expect(cansFor(need, packageSizes(18), { large, small })).toMatchObject({
      large: cans,
      small: gallons,
      cost,
    });
  });
});

describe("ramp, NBR 9050:2020, 6.6", () => {
  const slope = (percent: string) => SLOPE_CLASSES.find((entry) => entry.percent === percent)!;

  it.each(SLOPE_CLASSES.map(({ percent, ratio }) => [percent, ratio] as const))(
    "%s is 1:%d",
    (percent, ratio) => {
      expect(Number(percent.replace("%", "").replace(",", "."))).toBeCloseTo(100 / ratio, 2);
    },
  );

  // Rise, slope, width; segments, run of one, total with the landings between them. 6.6.2:
  // c = h × 100 ÷ i. Table 4 (6.6.2.1): 1.50 m at 5%, 1.00 m at 6.25%, 0.80 m in at most 15
  // segments at 8.33%. Table 5 (6.6.2.2), only in reforms: 0.20 m in at most 4 segments at 10%,
  // 0.075 m in one at 12.5%. 6.6.2.5: 1.20 m wide; 6.6.2.7: 0.90 m in existing buildings, segments
  // of at most 4.00 m.
  it.each([
    [0.15, "5%", 1.2, 1, 3, 3],
    [0.15, "6,25%", 1.2, 1, 2.4, 2.4],
    [0.15, "8,33%", 1.2, 1, 1.8, 1.8],
    [0.15, "10%", 1.2, 1, 1.5, 1.5],
    [0.8, "8,33%", 1.2, 1, 9.6, 9.6],
    // 0.81 m: two segments of 4.86 m and a landing of 1.20 m.
    [0.81, "8,33%", 1.2, 2, 4.86, 10.92],
    [1.5, "5%", 1.2, 1, 30, 30],
    // 3 m: three segments of 16 m and two landings.
    [3, "6,25%", 1.2, 3, 16, 50.4],
    [0.4, "10%", 1.2, 2, 2, 5.2],
    [0.075, "12,5%", 1.2, 1, 0.6, 0.6],
    // Narrow: segments of at most 4 m, so 9.6 m in three.
    [0.8, "8,33%", 0.9, 3, 3.2, 12],
  ] as const)("%d m at %s, %d m wide", (rise, percent, width, segments, run, length) => {
    const design = designRamp(rise, slope(percent), width)!;
    expect(design.segments).toBe(segments);
    expect(design.run).toBeCloseTo(run, 9);
    expect(design.length).toBeCloseTo(length, 9);
  });

  it.each([
    // 15 segments of 0.80 m are 12 m.
    [12.1, "8,33%"],
    // 4 segments of 0.20 m.
    [0.81, "10%"],
    // one segment of 0.075 m: the table of the accessibility article.
    [0.15, "12,5%"],
  ])("does not allow %d m at %s", (rise, percent) => {
    expect(designRamp(rise, slope(percent), 1.2)).toBeUndefined();
  });

  // Segments, limit that applied.
  it.each([
    [0.81, "8,33%", 1.2, "rise"],
    // 9.6 m in segments of at most 4 m.
    [0.8, "8,33%", 0.9, "run"],
    // Two by the rise, three by the length.
    [1.2, "8,33%", 1, "run"],
  ] as const)("%d m at %s, %d m wide is limited by the %s", (rise, percent, width, limit) => {
    expect(designRamp(rise, slope(percent), width)?.limit).toBe(limit);
  });

  // 6.6.4: the landing at the turn is as long as the ramp is wide, at least 1.20 m; of a ramp
  // narrower than 1.20 m 1.50 × 1.90 m (6.6.2.7, 4.3.5: turn of a wheelchair by 180° with
  // displacement).
  it.each([
    // 9.60 m in one segment: 4.80 m a flight, the turn and the start.
    [0.8, "8,33%", 1.2, 7.2, 2.4],
    [0.8, "8,33%", 1.5, 7.5, 3],
    // 1.50 m a flight in two segments of 12 m, the landing between them, the turn and the start.
    [3, "6,25%", 1.2, 27.6, 2.4],
    [3, "6,25%", 2, 28.4, 4],
    // 9.60 m in three segments of at most 4 m, so two of 2.40 m a flight.
    [0.8, "8,33%", 0.9, 8.7, 1.9],
  ] as const)(
    "%d m at %s, %d m wide, folded: %d × %d m",
    (rise, percent, width, length, across) => {
      const folded = foldedSpace(designRamp(rise, slope(percent), width)!, width);
      expect(folded.length).toBeCloseTo(length, 9);
      expect(folded.width).toBeCloseTo(across, 9);
    },
  );
});

describe("energy", () => {
  // content/articles/eficiencia-energetica.mdx.
  it.each([
    [1, 5500, 0.5, 30, 82.5],
    [40, 70, 24, 30, 2016],
    [40, 36, 24, 30, 1036.8],
    [40, 36, 10, 30, 432],
    [3, 5, 20, 365, 109.5],
  ])("%d × %d W × %d h × %d days is %d kWh", (count, power, hours, days, kwh) => {
    expect(energy(count, power, hours, days)).toBeCloseTo(kwh, 9);
  });

  it("is paid back in a little more than five months", () => {
    // R$ 4,800 ÷ R$ 930.24 a month.
    expect(paybackMonths(4800, 930.24 * 12)).toBeCloseTo(5.16, 2);
  });
});
