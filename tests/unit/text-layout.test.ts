import {
  balanceLines,
  breakLines,
  textWidth,
  type TypeStyle,
} from "@/app/compartilhar/[name]/_drawing/text-layout";

const style: TypeStyle = { cut: "headline", size: 54 };

describe("text layout of share images", () => {
  it("measures text with the font's advance widths, in proportion to the font size", () => {
    expect(textWidth("PrimoZé", { ...style, size: 108 })).toBeCloseTo(
      2 * textWidth("PrimoZé", style),
    );
    expect(textWidth("AV", style)).toBeLessThan(textWidth("A", style) + textWidth("V", style));
    expect(textWidth("ação", { ...style, tracking: -0.1 })).toBeLessThan(textWidth("ação", style));
  });

  const title = "Hidrogênio verde: o que é, como se produz e o que muda na obra";

  it("breaks lines between words", () => {
    const lines = breakLines(title, style, 700);
    expect(lines.join(" ")).toBe(title);
    for (const line of lines) expect(textWidth(line, style)).toBeLessThanOrEqual(700);
    expect(breakLines("Eletroencefalografia", style, 100)).toEqual(["Eletroencefalografia"]);
  });

  it.each([1, 2, 3])("balances the text on %i lines", (count) => {
    const lines = balanceLines(title, count, style);
    expect(lines).toHaveLength(count);
    expect(lines.join(" ")).toBe(title);
    const widest = Math.max(...lines.map((line) => textWidth(line, style)));
    expect(widest).toBeLessThan((textWidth(title, style) / count) * 1.2);
  });

  it("never makes more lines than words", () => {
    expect(balanceLines("Mídia kit", 3, style)).toEqual(["Mídia", "kit"]);
  });
});
