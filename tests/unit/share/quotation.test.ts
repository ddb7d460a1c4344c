import { quotation } from "@/lib/share/quotation";
import { textFragment } from "@/lib/share/quotation";

describe("textFragment", () => {
  it.each([
    ["a short passage as a whole", "Meça duas vezes", "Me%C3%A7a%20duas%20vezes"],
    ["hyphens, commas and ampersands", "NR-35, a & b", "NR%2D35%2C%20a%20%26%20b"],
    ["spaces as one", "  Meça \t duas  ", "Me%C3%A7a%20duas"],
    [
      "both ends of a long passage",
      "um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis",
      "um%20dois%20tr%C3%AAs%20quatro,treze%20quatorze%20quinze%20dezesseis",
    ],
    [
      "both ends of a passage over several blocks",
      "Antes de pintar\n\nLixe a parede inteira e limpe",
      "Antes%20de%20pintar,parede%20inteira%20e%20limpe",
    ],
    [
      "both ends of a short passage over two blocks",
      "Meça\n\nduas vezes",
      "Me%C3%A7a,duas%20vezes",
    ],
  ])("has %s", (_what, passage, expected) => {
    expect(textFragment(passage)).toBe(`#:~:text=${expected}`);
  });
});

it("quotation has passage, source and link, as text and as HTML", () => {
  const page = { title: "Guia <A>", url: "https://x.example/blog/guia" };
  const { text, html, link } = quotation("Meça\n\nduas vezes", page);
  expect(link).toBe("https://x.example/blog/guia#:~:text=Me%C3%A7a,duas%20vezes");
  expect(text).toBe(`“Meça\nduas vezes”\n\nGuia <A>, PrimoZé\n${link}`);
  expect(html).toBe(
    `<blockquote><p>Meça</p><p>duas vezes</p></blockquote>` +
      `<p><a href="https:&#x2F;&#x2F;x.example&#x2F;blog&#x2F;guia#:~:text=Me%C3%A7a,duas%20vezes">` +
      `Guia &lt;A&gt;, PrimoZé</a></p>`,
  );
});
