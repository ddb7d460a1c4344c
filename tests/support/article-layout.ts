import type { Page } from "@playwright/test";
import type { Article } from "@/lib/content/articles";
import { articlePath } from "@/lib/paths";
import { expect } from "@/tests/support/browser-test";

/**
 * Tables and figures of an article: captions, edges, sizes of text, nothing cut off. The checks are
 * soft.
 */
export async function checkArticleLayout(page: Page, { slug, body }: Article) {
  const figures = body.text.split("<Figure").length - 1;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(articlePath(slug));
  await checkFigures(page, slug, { figures, size: 15 });
  const wide = await placesOf(page);
  expect.soft(wide.widths, slug).toBeLessThanOrEqual(2);
  expect.soft(wide.edges, slug).toBeLessThanOrEqual(1);
  expect.soft(wide.inMargin, `${slug}: captions and tips in the margin`).not.toContain(false);
  expect.soft(wide.tips, `${slug}: a tip beside the text that follows it`).not.toContain(false);
  expect.soft(wide.pastTheirSection, slug).toEqual([]);
  await page.setViewportSize({ width: 1024, height: 900 });
  expect.soft((await placesOf(page)).inMargin, slug).not.toContain(true);

  await page.setViewportSize({ width: 360, height: 740 });
  await checkFigures(page, slug, { figures, size: 14 });
  const found = await page.locator(".article-prose .table-scroll").evaluateAll((boxes) =>
    boxes.map((box) => ({
      tooWide: Math.max(0, box.scrollWidth - box.clientWidth),
      caption: box.querySelector("caption")?.textContent,
      rows: box.querySelectorAll("tbody tr").length,
      rowHeaders: box.querySelectorAll("tbody th[scope=row]").length,
    })),
  );
  for (const [index, table] of found.entries()) {
    expect.soft(table.caption).toMatch(new RegExp(`^Quadro ${index + 1}: .`));
    expect.soft(table.rowHeaders).toBe(table.rows);
    expect.soft(table.tooWide, `${slug}: ${table.caption}`).toBe(0);
  }
}

/** How many widths and edges tables and pictures have, and which notes stand beside the text. */
const placesOf = (page: Page) =>
  page.locator(".article-prose").evaluate((text) => {
    const boxes = (selector: string) =>
      [...text.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const textRight = text.querySelector("p")!.getBoundingClientRect().right;
    const tip = ".note-dica:not(:has(+ h2))";
    const headings = [...text.querySelectorAll("h2")];
    const endOfSection = (element: Element) =>
      headings
        .find((one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING)
        ?.getBoundingClientRect().top ?? Infinity;
    return {
      widths: new Set(boxes(".table-scroll").map(({ width }) => Math.round(width))).size,
      edges: new Set(boxes(".table-scroll, .figure-picture").map(({ left }) => left)).size,
      inMargin: boxes(`figcaption, ${tip}`).map(({ left }) => left > textRight - 1),
      tips: boxes(`${tip} + *`).map(({ top }, index) => {
        return Math.abs(top - boxes(tip)[index]!.top) < 60;
      }),
      // The rule above a heading is its edge.
      pastTheirSection: [...text.querySelectorAll(".note, figcaption")]
        .filter((note) => note.getBoundingClientRect().bottom > endOfSection(note))
        .map(({ textContent }) => textContent),
    };
  });

/**
 * Texts of figures have a size in px as drawn, touch neither each other nor the frame; lines 2 px.
 */
async function checkFigures(
  page: Page,
  slug: string,
  { figures, size }: { figures: number; size: number },
) {
  const found = await page.evaluate(measureFigures);
  expect.soft(found.length, `${slug}: figures`).toBe(figures);
  for (const { smallest, largest, line, problems } of found) {
    expect.soft(problems, slug).toEqual([]);
    expect.soft(smallest, slug).toBeGreaterThanOrEqual(size - 0.1);
    expect.soft(largest, slug).toBeLessThan(size + 0.5);
    expect.soft(line, slug).toBeCloseTo(2, 1);
  }
}

/**
 * Text and lines of all drawings as they are rendered, and texts that touch others or the frame.
 */
function measureFigures() {
  const figures = [...document.querySelectorAll<SVGSVGElement>(".figure svg")];
  return figures.map((svg) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const texts = [...svg.querySelectorAll("text")].map((text) => ({
      text: text.textContent,
      size: Number.parseFloat(getComputedStyle(text).fontSize) * scale,
      box: text.getBoundingClientRect(),
    }));
    const outer = svg.getBoundingClientRect();
    // Boxes are higher than letters.
    const isAtFrame = ({ box }: (typeof texts)[0]) =>
      Math.min(box.left - outer.left, outer.right - box.right) < 11.5 ||
      Math.min(box.top - outer.top, outer.bottom - box.bottom) < 8;
    const touches = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) > Math.max(a.left, b.left) &&
      Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
    return {
      smallest: Math.min(...texts.map(({ size }) => size)),
      largest: Math.max(...texts.map(({ size }) => size)),
      line: Number.parseFloat(getComputedStyle(svg).strokeWidth) * scale,
      problems: texts
        .filter(
          (each, index) =>
            isAtFrame(each) || texts.slice(index + 1).some(({ box }) => touches(each.box, box)),
        )
        .map(({ text }) => text),
    };
  });
}
