import { render } from "@testing-library/react";
import { richCopy } from "@/lib/share/rich-copy";

const copyOf = (markup: string) => {
  const { container } = render(<div dangerouslySetInnerHTML={{ __html: markup }} />);
  return richCopy(container.firstElementChild as HTMLElement);
};

describe("richCopy", () => {
  it("keeps headings, lists, numbers and tables in plain text", () => {
    const { text } = copyOf(
      "<h2>Materiais</h2><p>Compre <b>antes</b>:</p><ul><li>fita</li><li>rolo</li></ul>" +
        "<ol><li>lixe</li><li>pinte</li></ol>" +
        "<table><tbody><tr><th>Item</th><td>2 un.</td></tr></tbody></table><h3>Fim</h3><p>Bom.</p>",
    );
    expect(text).toBe(
      "Materiais\n\nCompre antes:\n- fita\n- rolo\n1. lixe\n2. pinte\nItem | 2 un.\n\nFim\n\nBom.\n",
    );
  });

  it("separates what stands on lines of its own inside of a list item", () => {
    const { text } = copyOf("<ul><li><div>Bônus</div><div>50 <b>bolsas</b>, já</div></li></ul>");
    expect(text).toBe("- Bônus 50 bolsas, já\n");
  });

  it("gives HTML without classes, drawings and controls, with absolute links", () => {
    const { html, text } = copyOf(
      '<h2 class="x" id="a">Título</h2><p style="color:red"><a class="y" href="/contato">Fale</a></p>' +
        '<svg><title>Parede</title></svg><p class="no-print">fora</p><button>Copiar</button>',
    );
    expect(html).toBe('<h2>Título</h2><p><a href="http://localhost/contato">Fale</a></p>');
    expect(text).toBe("Título\n\nFale\n");
  });
});
