import { excerptParts } from "@/lib/search/excerpt";

/** An excerpt as one line, with matches in brackets. */
const line = (excerpt: string, heading?: string) =>
  excerptParts(excerpt, heading)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("excerptParts", () => {
  it.each([
    ["A <mark>pintura</mark> nova.", "A [pintura] nova."],
    ["Kit de <mark>pintura.</mark> Fim.", "Kit de [pintura]. Fim."],
    ["Com <mark>“tinta”</mark> boa.", "Com “[tinta]” boa."],
    ["Vão < 80 cm.", "Vão < 80 cm."],
    ["Vão &lt; 80 cm &amp; mais.", "Vão < 80 cm &amp; mais."],
    ["da parede <mark>pintada</mark> e", "… da parede [pintada] e …"],
    ["<mark>Pinte</mark> <mark>tudo</mark>!", "[Pinte] [tudo]!"],
  ])("%s → %s", (excerpt, expected) => {
    expect(line(excerpt)).toBe(expected);
  });

  it("removes the heading at the start, also when it contains matches", () => {
    expect(line("A <mark>tinta</mark> certa. Compre a <mark>tinta</mark>.", "A tinta certa")).toBe(
      "Compre a [tinta].",
    );
    expect(line("<mark>Tinta.</mark>", "Tinta")).toBe("");
  });

  it("keeps the text when it does not start with the heading", () => {
    expect(line("Compre a <mark>tinta</mark>.", "Outro título")).toBe("Compre a [tinta].");
  });
});
