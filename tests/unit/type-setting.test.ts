import {
  balanceLines,
  breakLines,
  textOutline,
  textWidth,
  type TypeStyle,
} from "@/components/share/type-setting";

const style: TypeStyle = { cut: "headline", size: 54 };

describe("words of a share image", () => {
  it("are as wide as the font says, and grow with the size", () => {
    expect(textWidth("PrimoZé", { ...style, size: 108 })).toBeCloseTo(
      2 * textWidth("PrimoZé", style),
    );
    expect(textWidth("AV", style)).toBeLessThan(textWidth("A", style) + textWidth("V", style));
    expect(textWidth("ação", { ...style, tracking: -0.1 })).toBeLessThan(textWidth("ação", style));
  });

  it("are outlines in their place", () => {
    const outline = textOutline("Nível", style, 48, 500);
    const [x = 0, y = 0] = [...outline.matchAll(/-?[\d.]+/g)].slice(0, 2).map(Number);
    expect(outline).toMatch(/^M/);
    expect(x).toBeGreaterThanOrEqual(48);
    expect(x).toBeLessThan(48 + style.size);
    expect(y).toBeLessThanOrEqual(500);
    expect(y).toBeGreaterThan(500 - style.size);
  });

  const title = "Hidrogênio verde: o que é, como se produz e o que muda na obra";

  it("break between words where the line ends", () => {
    const lines = breakLines(title, style, 700);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(700);
    expect(breakLines("Eletroencefalografia", style, 100)).toEqual(["Eletroencefalografia"]);
  });

  it.each([1, 2, 3])("stand evenly on %i lines", (count) => {
    const lines = balanceLines(title, count, style);
    expect(lines).toHaveLength(count);
    expect(lines.join(" ")).toBe(title);
    const widest = Math.max(...lines.map((line) => textWidth(line, style)));
    expect(widest).toBeLessThan((textWidth(title, style) / count) * 1.2);
  });

  it("need no more lines than there are words", () => {
    expect(balanceLines("Mídia kit", 3, style)).toEqual(["Mídia", "kit"]);
  });
});
