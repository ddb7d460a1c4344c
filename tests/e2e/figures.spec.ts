import { getArticles } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { expect, test } from "@/tests/support/browser-test";

/** Text and lines of all drawings of the page as they are rendered, and texts that touch. */
const measureFigures = () => {
  const figures = [...document.querySelectorAll<SVGSVGElement>(".figure svg")];
  return figures.map((svg) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll("text")].map((text) => ({
      text: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      box: text.getBoundingClientRect(),
    }));
    const outer = svg.getBoundingClientRect();
    const isCut = ({ box }: (typeof texts)[0]) =>
      box.left < outer.left - 1 || box.right > outer.right + 1 || box.bottom > outer.bottom + 1;
    // Boxes are higher than letters: lines of one label may share up to 4 px.
    const touches = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
    return {
      smallest: Math.min(...texts.map(({ size }) => size)),
      largest: Math.max(...texts.map(({ size }) => size)),
      line: Number.parseFloat(getComputedStyle(svg).strokeWidth) * scale,
      problems: texts
        .filter(
          (each, index) =>
            isCut(each) || texts.slice(index + 1).some(({ box }) => touches(each.box, box)),
        )
        .map(({ text }) => text),
    };
  });
};

for (const [width, size] of [
  [360, 14],
  [1280, 15],
] as const) {
  test(`at ${width} px the text of every figure has ${size} px, lines 2 px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    for (const { slug } of getArticles()) {
      await page.goto(articlePath(slug));
      const figures = await page.evaluate(measureFigures);
      expect(figures.length).toBeGreaterThanOrEqual(2);
      for (const { smallest, largest, line, problems } of figures) {
        expect(problems).toEqual([]);
        expect(smallest).toBeGreaterThanOrEqual(size - 0.1);
        expect(largest).toBeLessThan(size + 0.5);
        expect(line).toBeCloseTo(2, 1);
      }
    }
  });
}
