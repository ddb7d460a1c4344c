import { suggestPages } from "@/lib/search/suggest-pages";
import { paths } from "@/lib/paths";

const pages = [
  { path: "/blog/guia-pintura", title: "Guia de pintura" },
  { path: "/blog/segredos-lojistas", title: "Os segredos dos lojistas" },
  { path: "/blog/nr35-trabalhos-altura", title: "NR-35: trabalho em altura" },
  { path: "/blog/acessibilidade-casa-baixo-custo", title: "Acessibilidade em casa" },
  { path: "/blog/hidrogenio-verde-revolucao-energetica", title: "Hidrogênio verde, parte 1" },
  { path: "/blog/hidrogenio-verde-brasil-politica-nacional", title: "Hidrogênio verde, parte 2" },
  { path: paths.contact, title: "Contato" },
  { path: `${paths.contact}#orcamento`, title: "Peça um orçamento" },
  { path: `${paths.contact}#whatsapp`, title: "WhatsApp rápido" },
  { path: paths.socialProjects, title: "Projetos sociais" },
];
const suggested = (path: string) => suggestPages(path, pages, 3).map((page) => page.path);

describe("suggestPages", () => {
  it.each([
    ["/blog/guia-pintra", "/blog/guia-pintura"],
    ["/blog/guia-de-pintura.php", "/blog/guia-pintura"],
    ["/guia-pintura", "/blog/guia-pintura"],
    ["/blog/segredos-dos-lojistas", "/blog/segredos-lojistas"],
    ["/contatos", "/contato"],
    ["/projetos_sociais", "/projetos-sociais"],
    ["/blog/nr-35", "/blog/nr35-trabalhos-altura"],
    ["/blog/acessibilidade-em-casa", "/blog/acessibilidade-casa-baixo-custo"],
    ["/orcamento", "/contato#orcamento"],
    ["/or%C3%A7amento", "/contato#orcamento"],
    ["/whatsapp", "/contato#whatsapp"],
    ["/blog/guia-pintura/amp", "/blog/guia-pintura"],
    ["/blog/guia-pintura/feed/", "/blog/guia-pintura"],
    ["/blog/guia-pintura/embed", "/blog/guia-pintura"],
  ])("%s → %s", (path, expected) => {
    expect(suggested(path)[0]).toBe(expected);
  });

  it("finds both parts of a series, with or without accents", () => {
    const both = [
      "/blog/hidrogenio-verde-brasil-politica-nacional",
      "/blog/hidrogenio-verde-revolucao-energetica",
    ];
    expect(suggested("/blog/hidrogenio").sort()).toEqual(both);
    expect(suggested("/blog/hidrog%C3%AAnio-verde").sort()).toEqual(both);
  });

  it.each(["/", "/x", "/wp-login.php", "/%E0%A4%A", "/blog/receita-bolo-cenoura"])(
    "suggests nothing for %s",
    (path) => {
      expect(suggested(path)).toEqual([]);
    },
  );
});
