import { editDistance } from "@/lib/format/edit-distance";
import { excerpt } from "@/lib/search/hits";

it.each([
  ["pintura", "pintura", 0],
  ["pinutra", "pintura", 1],
  ["pintra", "pintura", 1],
  ["pinutar", "pintura", 2],
])("%s is %s with %i errors", (typed, meant, errors) => {
  expect(editDistance(typed, meant)).toBe(errors);
});

const stems = new Set(["pint", "nr35"]);

/** An excerpt as one line, with matches in brackets. */
const line = (text: string) =>
  excerpt(text, stems)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join("");

describe("excerpt", () => {
  it.each([
    ["A pintura nova.", "A [pintura] nova."],
    ["Pinte “pintado”, pintor!", "[Pinte] “[pintado]”, [pintor]!"],
    ["Norma NR-35, vão < 80 cm & mais.", "Norma [NR-35], vão < 80 cm & mais."],
    ["Sem nada.", "Sem nada."],
    ["", ""],
  ])("%s → %s", (text, expected) => {
    expect(line(text)).toBe(expected);
  });

  it("shows the words around the first match of a long text", () => {
    const words = Array.from({ length: 60 }, (_, index) => `p${index}x`);
    words[30] = "pintura";
    expect(line(`${words.join(" ")}.`)).toBe(
      `… ${words.slice(24, 48).join(" ").replace("pintura", "[pintura]")} …`,
    );
  });

  it("shows the start of a long text without matches", () => {
    const text = Array.from({ length: 60 }, (_, index) => `p${index}x`).join(" ");
    expect(line(text)).toMatch(/^p0x .* p23x …$/);
  });
});
