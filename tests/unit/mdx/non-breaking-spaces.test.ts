import type { Root } from "hast";
import { rehypeNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";

test.each([
  ["entre 80 cm e 1,20 m", "entre 80\u00A0cm e 1,20\u00A0m"],
  ["motor de 5 cv, 720 h, galão de 3,6 L", "motor de 5\u00A0cv, 720\u00A0h, galão de 3,6\u00A0L"],
  ["cabem 2 mãos", "cabem 2 mãos"],
  ["R$ 1.000 e R$ 18,3 bilhões", "R$\u00A01.000 e R$\u00A018,3 bilhões"],
  ["ABNT NBR\n9050", "ABNT NBR\u00A09050"],
  ["de 10 °C a 40\n°C; 0800 570 0800", "de 10\u00A0°C a 40\u00A0°C; 0800\u00A0570\u00A00800"],
  ["a Lei nº 14.948, art. 27, § 3º", "a Lei nº\u00A014.948, art.\u00A027, §\u00A03º"],
])("%s", (text, expected) => {
  expect(addNonBreakingSpaces(text)).toBe(expected);
});

test.each(["NR-35", "AC-3", "95-96", "e-mail"])(
  "wraps %s in an element, but not in code",
  (name) => {
    const code = { type: "element", tagName: "code", properties: {} } as const;
    const text = { type: "text", value: `A ${name} vale 80 cm` } as const;
    const tree: Root = { type: "root", children: [{ ...text }, { ...code, children: [text] }] };
    rehypeNonBreakingSpaces()(tree);
    expect(tree.children).toEqual([
      { type: "text", value: "A " },
      expect.objectContaining({ tagName: "span", children: [{ type: "text", value: name }] }),
      { type: "text", value: " vale 80\u00A0cm" },
      { ...code, children: [text] },
    ]);
  },
);
