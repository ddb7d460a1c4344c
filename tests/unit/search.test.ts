import { loadRecords } from "@/app/busca.json/load-records";
import { getArticles } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections/services";
import { getCourses, getLessons } from "@/lib/content/education";
import { getPagePaths } from "@/lib/content/pages";
import { episodePath, handoutPath, paths } from "@/lib/paths";
import { excerpt } from "@/lib/search/hits";
import type { SearchRecord } from "@/lib/search/record";
import { createIndex, findPages, type SearchIndex } from "@/lib/search/search-index";
import { demoEpisodePages } from "@/tests/support/all-paths";
import { site } from "@/lib/site";

let records: SearchRecord[];
let index: SearchIndex;
beforeAll(async () => {
  records = await loadRecords(demoEpisodePages);
  index = await createIndex(records);
});

/** The addresses of the results, in the order of the page. */
const urlsFor = (query: string) => findPages(index, query).map(([best]) => best!.url);
const textOf = (url: string) => records.find((record) => record.url === url)?.text;

describe("the records", () => {
  it("have every page, service, course, lesson, handout, article and episode, each address once", () => {
    const urls = records.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    const expected = [
      ...getPagePaths().filter((path) => path !== paths.search),
      ...getServices().map(({ slug }) => `${paths.services}#${slug}`),
      ...getCourses().map(({ slug }) => `${paths.education}#${slug}`),
      ...getLessons().map(({ slug }) => `${paths.womenInMaintenance}#${slug}`),
      ...getLessons().map(({ slug }) => handoutPath(slug)),
      ...getArticles().map(({ slug }) => `${paths.blog}/${slug}`),
    ];
    expect(expected.filter((url) => !urls.includes(url))).toEqual([]);
    const episodes = records.filter(({ kind, page }) => kind === "episode" && !page);
    expect(episodes).toHaveLength(demoEpisodePages.length);
  });

  it("have the contact facts of the company", () => {
    expect(textOf(`${paths.contact}#telefone`)).toBe(site.phone);
    expect(textOf(`${paths.contact}#email`)).toBe(site.email);
    for (const { days } of site.hours) expect(textOf(`${paths.contact}#horario`)).toContain(days);
  });

  it("divide articles at their headings, as plain text, and none is empty", () => {
    expect(textOf("/blog/parede-de-teste#prepare-a-parede")).toMatch(/^A lixa 150 /);
    for (const { title, text } of records.filter(({ kind }) => kind === "article"))
      expect(`${title} ${text}`).not.toMatch(/\*\*|<[A-Z]|\]\(/);
    expect(records.filter(({ title, text }) => title === "" || text === "")).toEqual([]);
  });

  it("have the words of links, not their addresses", () => {
    expect(records.filter(({ text }) => /\(https?:/.test(text))).toEqual([]);
  });
});

/** Queries as people write them, whose pages were decided before a first run. */
it.each([
  ["minha parede está soltando a tinta", "/servicos#pintura"],
  ["envernizar porta de madeira da entrada", "/servicos#pintura"],
  ["a chave do quadro fica caindo", "/servicos#eletrica"],
  ["instalar chuveiro novo", "/servicos#eletrica"],
  ["ralo da área de serviço entupiu", "/servicos#hidraulica"],
  ["tem vazamento na cozinha da minha casa vcs arrumam hoje", "/servicos#hidraulica"],
  ["aula 1", "/mulheres-na-manutencao#trocar-fio"],
  ["mofo no guarda-roupa", "/servicos#manutencao-geral"],
  ["chove dentro de casa", "/servicos#manutencao-predial"],
  ["a bomba dagua do nosso prédio parou de funcionar", "/servicos#manutencao-predial"],
  ["trocar o piso do quarto por laminado", "/servicos#decoracao-e-acabamento"],
  ["quais serviços vocês fazem", "/servicos"],
  ["whatsapp", "/contato#whatsapp"],
  ["posso chamar no zap?", "/contato#whatsapp"],
  ["celular da empresa", "/contato#telefone"],
  ["para qual e-mail mando a planta", "/contato#email"],
  ["onde fica a empresa", "/contato#area"],
  ["atendem a zona norte", "/contato#area"],
  ["abre sábado", "/contato#horario"],
  ["tem atendimento 24 horas", "/contato#horario"],
  ["quanto cobram", "/contato#orcamento"],
  ["como peço um orçamento", "/contato#orcamento"],
  ["como faço para contratar vocês", "/contato#orcamento"],
  ["vcs parcelam no cartao", "/contato#orcamento"],
  ["calculadora", "/calculadoras"],
  ["tinta por metro quadrado", "/calculadoras/tinta"],
  ["quantos azulejos para o banheiro", "/calculadoras/piso"],
  ["calcular consumo de lâmpada", "/calculadoras/energia"],
  ["conta da rampa da garagem", "/calculadoras/rampa"],
  ["minha tomada está esquentando", "/problemas/tomada-quente"],
  ["o disjuntor cai toda hora", "/problemas/disjuntor-que-cai"],
  ["manchas no teto", "/problemas/mancha-no-teto"],
  ["quem conserta infiltração na garagem", "/problemas/infiltracao-na-garagem"],
  ["como comparar orçamentos", "/folhas/tres-orcamentos"],
  ["aviso de corte de água", "/folhas/corte-de-agua"],
  ["preciso de alvará para reformar", "/folhas/reforma-de-apartamento"],
  ["posso quebrar parede do apartamento", "/folhas/reforma-de-apartamento"],
  ["art de reforma", "/folhas/reforma-de-apartamento"],
  ["NBR 16280", "/folhas/reforma-de-apartamento"],
  ["laudo", "/folhas/reforma-de-apartamento"],
  ["o síndico pode proibir minha reforma?", "/folhas/reforma-de-apartamento"],
  ["rrt de arquiteto para reforma", "/folhas/reforma-de-apartamento"],
  ["quem autoriza obra em apto", "/folhas/reforma-de-apartamento"],
  ["autorização do síndico para obra", "/folhas/reforma-de-apartamento"],
  ["documentos da empresa de reforma", "/folhas/papeis-da-empresa"],
  ["como saber se a empresa é seria", "/folhas/papeis-da-empresa"],
  ["que documentos pedir pra empresa do condomínio", "/folhas/papeis-da-empresa"],
  ["golpe do sinal na reforma", "/folhas/papeis-da-empresa"],
  ["seguro de responsabilidade civil da obra", "/folhas/papeis-da-empresa"],
  ["plano de manutenção do prédio", "/folhas/ano-do-predio"],
  ["calendario de manutenção do condomínio", "/folhas/ano-do-predio"],
  ["o que é obrigatório no condomínio todo ano", "/folhas/ano-do-predio"],
  ["cursos presenciais", "/educacao#agenda"],
  ["cursos pra mulher de graça", "/mulheres-na-manutencao"],
  ["ouvir podcast", "/primoze-cast#plataformas"],
  ["sugestão de pauta para o podcast", "/primoze-cast#sugestao"],
  ["programa de vocês no youtube", "/primoze-cast"],
  ["vocês reformam creche de graça?", "/projetos-sociais#proposta"],
  ["onde entrego sobra de material", "/projetos-sociais/doacao"],
  ["minha empresa quer ser parceira do mão amiga", "/projetos-sociais#participar"],
  ["regras do concurso", "/click-na-pintura#regras"],
  ["como são julgadas as fotos", "/click-na-pintura#criterios"],
  ["release do concurso de fotografia", "/click-na-pintura-release"],
  ["baixar logotipo", "/media-kit"],
  ["assinar a newsletter", "/blog#newsletter"],
  ["o que vocês fazem com meus dados", "/politica-de-privacidade"],
  [
    "ontem de noite choveu muito forte aqui em casa e comecou a pingar agua do forro da sala bem em cima do sofa e agora " +
      "tem uma mancha enorme amarela no teto e acho que alguma telha quebrou ou saiu do lugar com o vento preciso que " +
      "alguem venha olhar o telhado e me diga quanto fica para arrumar antes da proxima chuva por favor",
    "/servicos#manutencao-predial",
  ],
])("“%s” finds %s first", (query, wanted) => {
  expect(urlsFor(query)[0]).toBe(wanted);
});

it.each([
  ["privada", "Vaso sanitário"],
  ["cotação", "Orçamento"],
  ["goteira", "Vazamento"],
  ["chuveiro", "Ducha"],
  ["lavatório", "Pia"],
  ["forro", "Teto"],
  ["trinco", "Fechadura"],
  ["persiana", "Cortina"],
  ["prédio", "Edifício"],
  ["apto", "Apartamento"],
  ["valor", "Preço"],
  ["pingando", "Vazamento"],
])("“%s” finds “%s”", async (typed, title) => {
  const page = { kind: "page", text: "" } as const;
  const two = await createIndex([
    { ...page, url: "/a", title },
    { ...page, url: "/b", title: "Outro" },
  ]);
  expect(findPages(two, typed).map(([found]) => found?.url)).toEqual(["/a"]);
});

describe("search", () => {
  it("answers “quanto custa pintar” with the flats that the calculator knows, behind the service", () => {
    const [first, second] = findPages(index, "quanto custa pintar");
    expect(first?.map(({ url }) => url)).toEqual(["/servicos#pintura"]);
    expect(second?.map(({ title }) => title)).toEqual(
      expect.arrayContaining(["1 quarto", "2 quartos", "3 quartos"]),
    );
  });

  it.each(["xyzzyq", "passaporte para Miami", "o que é", ""])("finds nothing for %j", (query) => {
    expect(findPages(index, query)).toEqual([]);
  });

  it("a pasted text does not stop the browser: its beginning is searched", () => {
    const pasted = `pintura ${"a".repeat(100_000)}`;
    expect(urlsFor(pasted)[0]).toBe("/servicos#pintura");
  });

  it("finds a sentence of a transcript at its second", () => {
    const { slug } = demoEpisodePages.find(({ id }) => id === "demo-ep-0012")!;
    const sentence = "se o rótulo descascar, leia a lata vizinha";
    expect(urlsFor(sentence)[0]).toBe(`${episodePath(slug)}#t=331`);
  });

  it.each([
    ["eletrica", "elétrica"],
    ["ELÉTRICA", "elétrica"],
    ["infil\u00ADtra\u00E7\u00E3o", "infiltração"],
    ["infiltrac\u0327a\u0303o", "infiltração"],
    ["online", "on-line"],
    ["e-mail", "email"],
    ["nr35", "NR-35"],
    ["NR 35", "NR-35"],
    ["nbr 9.050", "NBR 9050"],
    ["NBR\u20119050", "NBR 9050"],
    ["norma 35", "NR-35"],
    ["5410:2004", "NBR 5410"],
    ["80cm", "80 cm"],
    ["60×60", "60 x 60"],
    ["mediakit", "media kit"],
    ["encanad", "encanador"],
    ["eletrisista", "eletricista"],
  ])("finds for %s what it finds for %s", (typed, meant) => {
    expect(urlsFor(typed)[0]).toBe(urlsFor(meant)[0]);
  });
});

describe("an excerpt", () => {
  const terms = new Set(["pintura", "pintado", "nr", "35"]);
  const line = (text: string) =>
    excerpt(text, terms)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join("");

  it.each([
    ["A “PINTURA”, de novo!", "A “[PINTURA]”, de novo!"],
    ["Norma NR-35, vão < 80 cm & mais.", "Norma [NR]-[35], vão < 80 cm & mais."],
    ["", ""],
  ])("marks words: %s → %s", (text, expected) => {
    expect(line(text)).toBe(expected);
  });

  it("of a long text has the words around the first match, else its start", () => {
    const words = Array.from({ length: 60 }, (_, place) => `p${100 + place}x`);
    expect(line(words.join(" "))).toMatch(/^p100x .* p123x …$/);
    words[30] = "pintura";
    const shown = words.slice(24, 48).join(" ").replace("pintura", "[pintura]");
    expect(line(`${words.join(" ")}.`)).toBe(`… ${shown} …`);
  });
});
