import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { contentFiles } from "@/lib/content/content-files";
import { readContentFile } from "@/lib/content/front-matter";
import { referenceProblems } from "@/lib/mdx/dead-references";

// `npm run check:specification`: what the specification says of the company and its texts, and the
// delivered content/ may change. What stays different has its line in docs/specification.md
// and none here.

const HOME = "pages/home.mdx";
const SOCIAL = "pages/projetos-sociais.mdx";
const MEDIA_KIT = "pages/media-kit.mdx";
const CONTEST = "pages/click-na-pintura.mdx";
const RELEASE = "press-releases/click-na-pintura.mdx";
const HYDROGEN = "articles/hidrogenio-verde-brasil-politica-nacional.mdx";
const ACCESSIBILITY = "articles/acessibilidade-casa-baixo-custo.mdx";

/** Two columns of specialties at least; the schema has no more than three. */
const COLUMNS = ['"specialties":', '"title":', '"title":'] as const;

/**
 * A section of the specification, a file below content/, and words that stand there in this order:
 * fields as JSON, then the text. Of numbers the sign behind them stands there, too.
 */
const STATEMENTS: readonly (readonly [section: string, file: string, ...literals: string[]])[] = [
  ["§1", HOME, '"figure":"NR35"', "Certificação para trabalho em altura"],
  ["§1", HOME, "Garantia de qualidade"],
  ["§1, §9", HOME, "Mais de 10 anos de experiência"],
  ["§2", "company.json", '"area":"São Paulo e região metropolitana"'],
  [
    "§2, §9",
    "company.json",
    '"weekdays":["Monday","Tuesday","Wednesday","Thursday","Friday"]',
    '"opens":"08:00"',
    '"closes":"18:00"',
    '"weekdays":["Saturday"]',
    '"opens":"08:00"',
    '"closes":"12:00"',
  ],
  ["§2, §9", MEDIA_KIT, '"key":"followers"', '"value":"2.5K+"'],
  ["§2, §9", MEDIA_KIT, '"key":"views"', '"value":"45K+"'],
  ["§2, §9", MEDIA_KIT, '"key":"episodes"', '"value":"29"'],
  ["§2, §9", MEDIA_KIT, '"key":"years"', '"value":"15+"'],
  ["§1", HOME, '"heading":"O Mundo das Obras"', "segurança, conforto e eficiência"],
  [
    "§1",
    HOME,
    '"specialProjects":',
    '"title":"Click na Pintura"',
    '"title":"Mulheres na Manutenção"',
    '"title":"PrimoZé Cast"',
    "quinzenal",
  ],
  [
    "§2, §3",
    "services/pintura.mdx",
    '"description":',
    '"order":1,',
    '"value":"pintura"',
    ...COLUMNS,
  ],
  [
    "§2, §3",
    "services/eletrica.mdx",
    '"description":',
    '"order":2,',
    '"value":"eletrica"',
    ...COLUMNS,
  ],
  [
    "§2, §3",
    "services/hidraulica.mdx",
    '"description":',
    '"order":3,',
    '"value":"hidraulica"',
    ...COLUMNS,
  ],
  [
    "§2, §3",
    "services/manutencao-geral.mdx",
    '"description":',
    '"order":4,',
    '"value":"manutencao"',
    ...COLUMNS,
  ],
  [
    "§2, §3",
    "services/manutencao-predial.mdx",
    '"description":',
    '"order":5,',
    '"value":"predial"',
    ...COLUMNS,
  ],
  [
    "§2, §3",
    "services/decoracao-e-acabamento.mdx",
    '"description":',
    '"order":6,',
    '"value":"decoracao"',
    ...COLUMNS,
  ],
  ["§2", "pages/servicos.mdx", '"heading":"Excelência e segurança'],
  ["§2", "social-projects/associacao-beneficente.mdx", '"order":1,', "associação beneficente"],
  [
    "§2",
    "social-projects/associacao-pessoas-com-deficiencia.mdx",
    '"order":2,',
    "tintas",
    "deficiência",
  ],
  ["§2", "social-projects/quadra-da-comunidade.mdx", '"order":3,', "quadra esportiva", "favela"],
  [
    "§2",
    SOCIAL,
    '"participation":',
    '"action":"volunteer"',
    '"action":"donation"',
    '"action":"proposal"',
    '"action":"proposal"',
  ],
  [
    "§2",
    "pages/primoze-cast.mdx",
    '"platforms":',
    '"name":"Spotify"',
    '"name":"Apple Podcasts"',
    '"name":"Google Podcasts"',
    '"name":"Deezer"',
    '"name":"Amazon Music"',
  ],
  ["§2, §9", "courses/comandos-eletricos.mdx", '"start":"2025-08-15"', '"end":"2025-08-16"'],
  ["§2", "courses/comandos-eletricos.mdx", "Guarulhos", '"status":"Inscrições Abertas"'],
  [
    "§2, §9",
    "courses/energia-solar-fotovoltaica.mdx",
    '"start":"2025-09-22"',
    '"end":"2025-09-24"',
  ],
  ["§2", "courses/energia-solar-fotovoltaica.mdx", "Guarulhos", '"status":"Vagas Esgotadas"'],
  ["§2, §9", "courses/hidrogenio-verde.mdx", '"start":"2025-10-10"', '"end":"2025-10-10"'],
  ["§2", "courses/hidrogenio-verde.mdx", "Guarulhos", '"status":"Em Breve"'],
  ["§2, §9", "lessons/quadro-de-luz.mdx", '"order":1,', '"minutes":15,'],
  ["§2, §9", "lessons/trocar-tomada.mdx", '"order":2,', '"minutes":20,'],
  ["§2, §9", "lessons/torneira-que-pinga.mdx", '"order":3,', '"minutes":25,'],
  ["§2, §9", "lessons/sifao.mdx", '"order":4,', '"minutes":18,'],
  ["§2, §9", "lessons/tapar-furos.mdx", '"order":5,', '"minutes":12,'],
  ["§2, §9", "lessons/prateleira-no-nivel.mdx", '"order":6,', '"minutes":22,'],
  ["§2, §9", CONTEST, '"prizesAbove":2000,'],
  ["§9", CONTEST, '"place":1,', '"amount":1000,', "kit profissional completo de pintura"],
  ["§9", CONTEST, '"place":2,', '"amount":500,', "kit básico de pintura"],
  ["§9", CONTEST, '"place":3,', '"amount":250,', "vale-materiais"],
  ["§2, §9", CONTEST, '"scholarships":50,'],
  [
    "§9",
    CONTEST,
    '"criterion":"technical"',
    '"percent":40,',
    '"criterion":"creative"',
    '"percent":60,',
  ],
  ["§5, §9", CONTEST, '"photosPerPerson":3,'],
  ["§5", CONTEST, '"hashtags":["#ClickNaPintura","#PrimoZé","#OlharDoPintor"]'],
  ["§5", CONTEST, '"rules":', "Só fotos originais e inéditas", "nunca publicadas"],
  ["§5", CONTEST, '"rules":', "Até 3 fotos por participante"],
  ["§5", CONTEST, '"rules":', "As três hashtags", "obrigatórias"],
  ["§5", CONTEST, '"rules":', "Perfil público no Instagram"],
  ["§5", CONTEST, '"rules":', "Siga e marque o perfil da PrimoZé"],
  ["§5", CONTEST, '"rules":', "filtro", "permitidos", "Manipulação digital extrema desclassifica"],
  ["§4, §9", CONTEST, '"photosSelected":30,'],
  ["§4", CONTEST, "Inscrições", '"from":"2025-01-01"', '"to":"2025-03-31"', "Instagram"],
  ["§4", CONTEST, "Curadoria", '"from":"2025-04-01"', '"to":"2025-04-15"', "30 melhores fotos"],
  [
    "§4",
    CONTEST,
    "Votação",
    '"from":"2025-04-16"',
    '"to":"2025-04-30"',
    "público vota pela internet",
  ],
  ["§4", CONTEST, "Resultado", '"from":"2025-05-05"', '"to":"2025-05-05"'],
  ["§2", RELEASE, '"city":', '"date":', '"scopeText":"abrangência nacional"'],
  ["§2, §9", RELEASE, '"bonusText":', "50 bolsas de estudo de fotografia"],
  ["§2", RELEASE, '"quote":', '"author":"Fundador da PrimoZé"'],
  ["§4", RELEASE, "Pré-inscrição", "Aberta agora, gratuita e com bônus."],
  ["§4", RELEASE, "Envio das fotos", '"from":"2025-09-18"', '"to":"2025-09-28"'],
  [
    "§2",
    RELEASE,
    '"partners":',
    '"participate":',
    "site do concurso",
    "Sobre o ecossistema PrimoZé",
  ],
  [
    "§2, §3",
    "articles/hidrogenio-verde-revolucao-energetica.mdx",
    '"homeTeaser":{"category":"Energia Renovável","order":1}',
  ],
  [
    "§2, §3",
    "articles/segredos-lojistas.mdx",
    '"homeTeaser":{"category":"Mercado de Tintas","order":2}',
  ],
  ["§2, §3", HYDROGEN, '"homeTeaser":{"category":"Política Nacional","order":3}'],
  ["§2, §3", "articles/guia-pintura.mdx", '"homeTeaser":{"category":"Dicas de Pintura","order":4}'],
  ["§2", "articles/eficiencia-energetica.mdx", '"aliases":["sustentabilidade-na-construcao"]'],
  ["§2", "articles/eficiencia-energetica.mdx", '"href":"/contato"'],
  ["§2", "articles/comandos-eletricos.mdx", '"href":"/contato"'],
  ["§2", "articles/segredos-lojistas.mdx", '"href":"/contato"'],
  ["§2", "articles/guia-pintura.mdx", '"href":"/contato"'],
  ["§2", "articles/hidrogenio-verde-revolucao-energetica.mdx", '"href":"/contato"'],
  ["§2", "articles/nr35-trabalhos-altura.mdx", '"href":"/contato"'],
  [
    "§2, §3",
    HYDROGEN,
    '"date":"2025-01-15"',
    '"label":"Falar com Especialista"',
    '"href":"/contato"',
  ],
  ["§9", HYDROGEN, "suspensão de tributos por cinco anos", "1º de janeiro de 2025 (2025-2030)"],
  ["§9", HYDROGEN, "R$ 18,3 bilhões em créditos fiscais, de 2028 a 2032"],
  [
    "§2, §3",
    ACCESSIBILITY,
    '"date":"2025-01-03"',
    "Solicite uma Consultoria!",
    '"href":"/contato"',
  ],
  ["§3", ACCESSIBILITY, '"tags":["Acessibilidade","Adaptação","Dicas Residenciais","Inclusão"]'],
  ["§9", ACCESSIBILITY, "interruptores entre 80 cm e 1,20 m"],
  ["§9", ACCESSIBILITY, "Barra de apoio reta | R$ 80 a R$ 250"],
  ["§3", "articles/mulheres-na-manutencao-depoimentos.mdx", '"date":"2024-12-28"'],
  [
    "§2, §3",
    "articles/mulheres-na-manutencao-depoimentos.mdx",
    '"tags":["Mulheres na Manutenção","Depoimentos","Educação","Empoderamento"]',
    '"href":"/mulheres-na-manutencao"',
  ],
  [
    "§2, §3",
    "articles/click-na-pintura-concurso.mdx",
    '"date":"2024-12-25"',
    '"tags":["Concurso","Eventos","Pintura","Fotografia"]',
    '"label":"Participar do Concurso"',
    '"href":"/click-na-pintura"',
  ],
  [
    "§2, §3",
    "articles/empreendedorismo-periferia-transformacao.mdx",
    '"date":"2024-12-22"',
    '"tags":["Empreendedorismo","Social","Comunidade","Entrevistas"]',
    '"href":"/projetos-sociais"',
  ],
];

it.each(STATEMENTS)("%s: %s", (_section, file, ...literals) => {
  let rest = textOf(file);
  for (const literal of literals) {
    expect(rest).toContain(literal);
    rest = rest.slice(rest.indexOf(literal) + literal.length);
  }
});

/** How often a field stands in a file, or in all files of a folder. */
it.each([
  ["§1, §9", HOME, "buttonColor", 3],
  ["§2, §9", "services", "value", 6],
  ["§2, §9", "articles", "homeTeaser", 4],
  ["§2", "courses", "status", 3],
  ["§2", "courses", "testimonials", 2],
  ["§2", "pages/mulheres-na-manutencao.mdx", "skills", 3],
  ["§2, §9", "lessons", "minutes", 6],
  ["§2", "social-projects", "titulo", 3],
  ["§2", SOCIAL, "action", 4],
  ["§2", SOCIAL, "logo", 3],
  ["§9", CONTEST, "place", 3],
  ["§9", CONTEST, "criterion", 2],
  ["§2", MEDIA_KIT, "key", 4],
])("%s: %s has %j %i times", (_section, place, field, count) => {
  expect(textOf(place).split(`"${field}":`)).toHaveLength(count + 1);
});

it("no link of a text is dead", async () => {
  expect(await referenceProblems(contentFiles())).toEqual([]);
});

/** The fields of a file as JSON, then its text; those of all files of a folder. */
function textOf(place: string): string {
  const name = path.join("content", place);
  if (!existsSync(name)) return "";
  if (name.endsWith(".json")) return JSON.stringify(JSON.parse(readFileSync(name, "utf8")));
  if (!name.endsWith(".mdx")) {
    const texts = readdirSync(name).filter((file) => file.endsWith(".mdx"));
    return texts.map((file) => textOf(path.join(place, file))).join("\n");
  }
  const { data, body } = readContentFile(name);
  return JSON.stringify(data) + body.text;
}
