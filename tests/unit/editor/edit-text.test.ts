import { editText } from "@/scripts/editor/browser/edit-text";

const SOURCE = `Um *grifo* e 5 \\* 3.

| Peça  | Preço |
|:------|------:|
| Porta | 100   |
| Vão   | 200   |

- um
- dois, *dois*
- três

<Note
  kind="dica"
>

Texto.

</Note>

Fim.`;

/** What Sveltia's rich mode makes of it. */
const RICH = `Um _grifo_ e 5 \\* 3.

| Peça | Preço |
| :--- | ---: |
| Porta | 100 |
| Vão | 200 |

- um
- dois, _dois_
- três

<Note kind="dica">

Texto.

</Note>

Fim.`;

it("keeps the bytes of a text that means the same", () => {
  expect(editText(SOURCE, RICH)).toBe(SOURCE);
});

it.each([
  ["a paragraph", "Fim.", "Fim!", "Fim."],
  ["a paragraph more", "Fim.", "Novo.\n\nFim.", "Fim."],
  ["a paragraph less", "\n\nFim.", "", "\n\nFim."],
  ["the head of a table", "| Peça | Preço |", "| Peça | Valor |", "| Peça  | Preço |"],
  ["a row", "| Vão | 200 |", "| Vão | 250 |", "| Vão   | 200   |"],
  ["a row less", "| Porta | 100 |\n", "", "| Porta | 100   |\n"],
  ["an item", "- dois, _dois_", "- _dois_", "- dois, *dois*"],
  ["an item less", "- um\n", "", "- um\n"],
  ["a tag", '<Note kind="dica">', '<Note kind="norma">', '<Note\n  kind="dica"\n>'],
])("changes only what was edited: %s", (_what, before, now, source) => {
  expect(editText(SOURCE, RICH.replace(before, now))).toBe(SOURCE.replace(source, now));
});

it("takes a list whole when its marks differ", () => {
  expect(editText("* um\n* dois", "- um\n- dois!")).toBe("- um\n- dois!");
});

it("leaves a text with a mistake as it was written", () => {
  expect(editText("*Um*", "_Um_ <")).toBe("_Um_ <");
});
