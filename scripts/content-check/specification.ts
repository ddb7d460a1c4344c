import { findArticle, getAllArticles, getHomeTeasers } from "@/lib/content/articles";
import * as content from "@/lib/content/collections";
import { getPage } from "@/lib/content/pages";
import { getContestRelease } from "@/lib/content/press";
import { hourRange } from "@/lib/format/hours";

type Value = string | number | undefined;

/**
 * A statement of the specification: its section, the file below content/, and what stands there.
 */
type Given = [
  section: string,
  file: string,
  what: string,
  given: readonly Value[],
  found: () => readonly Value[],
];

const period = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from && to ? `${from} a ${to}` : [];

const CONTEST = "contest/click-na-pintura.mdx";

const COMPANY: readonly Given[] = [
  [
    "§2, §9",
    "company.mdx",
    "horários",
    ["08h–18h", "08h–12h"],
    () => content.getCompany().hours.map(hourRange),
  ],
  [
    "§2",
    "company.mdx",
    "região atendida",
    ["São Paulo e região metropolitana"],
    () => [content.getCompany().area],
  ],
  [
    "§1",
    "credibility",
    "promessas da empresa",
    [
      "Certificação para trabalho em altura",
      "Garantia de qualidade",
      "Mais de 10 anos de experiência",
    ],
    () => content.getClaims().map(({ title }) => title),
  ],
  [
    "§2, §9",
    "media-kit/primoze.mdx",
    "números",
    ["followers 2.5K+", "views 45K+", "episodes 29", "years 15+"],
    () => content.mediaKitFile().statistics.map(({ key, value }) => `${key} ${value}`),
  ],
];

const HOME: readonly Given[] = [
  ["§1", "pages/home.mdx", "título", ["O Mundo das Obras"], () => [getPage("home").heading]],
  [
    "§1, §9",
    "special-projects",
    "projetos especiais",
    ["Click na Pintura", "Mulheres na Manutenção", "PrimoZé Cast"],
    () => content.specialProjectFiles().map(({ title }) => title),
  ],
  [
    "§2, §9",
    "services",
    "serviços",
    ["pintura", "eletrica", "hidraulica", "manutencao", "predial", "decoracao"],
    () => content.getServices().map(({ value }) => value),
  ],
  [
    "§2, §9",
    "articles",
    "artigos da página inicial",
    [
      "hidrogenio-verde-revolucao-energetica",
      "segredos-lojistas",
      "hidrogenio-verde-brasil-politica-nacional",
      "guia-pintura",
    ],
    () => getHomeTeasers().map(({ slug }) => slug),
  ],
  [
    "§3",
    "articles",
    "categorias na página inicial",
    ["Energia Renovável", "Mercado de Tintas", "Política Nacional", "Dicas de Pintura"],
    () => getHomeTeasers().map(({ homeTeaser }) => homeTeaser?.category),
  ],
];

/**
 * The address and the call to action of each article; the date, the tags, the label where given.
 */
const articleRow = (
  slug: string,
  href: string,
  { date, tags, label }: { date?: string; tags?: readonly string[]; label?: string } = {},
): Given => [
  "§2, §3",
  `articles/${slug}.mdx`,
  "convite, data e assuntos do artigo",
  [href, label, date, ...(tags ?? [])],
  () => {
    const article = getAllArticles().find((one) => one.slug === slug);
    return article
      ? [
          article.cta.href,
          label && article.cta.label,
          date && article.date,
          ...(tags ? article.tags : []),
        ]
      : [];
  },
];

/** An address without an article, to which a teaser of §2 points. */
const OLD_ADDRESS = "sustentabilidade-na-construcao";

const ARTICLES: readonly Given[] = [
  articleRow("eficiencia-energetica", "/contato"),
  articleRow("comandos-eletricos", "/contato"),
  articleRow("segredos-lojistas", "/contato"),
  articleRow("guia-pintura", "/contato"),
  articleRow("hidrogenio-verde-revolucao-energetica", "/contato"),
  articleRow("hidrogenio-verde-brasil-politica-nacional", "/contato", {
    date: "2025-01-15",
    label: "Falar com Especialista",
  }),
  articleRow("nr35-trabalhos-altura", "/contato"),
  articleRow("acessibilidade-casa-baixo-custo", "/contato", {
    date: "2025-01-03",
    tags: ["Acessibilidade", "Adaptação", "Dicas Residenciais", "Inclusão"],
    label: "Solicite uma Consultoria!",
  }),
  articleRow("mulheres-na-manutencao-depoimentos", "/mulheres-na-manutencao", {
    date: "2024-12-28",
    tags: ["Mulheres na Manutenção", "Depoimentos", "Educação", "Empoderamento"],
  }),
  articleRow("click-na-pintura-concurso", "/click-na-pintura", {
    date: "2024-12-25",
    tags: ["Concurso", "Eventos", "Pintura", "Fotografia"],
    label: "Participar do Concurso",
  }),
  articleRow("empreendedorismo-periferia-transformacao", "/projetos-sociais", {
    date: "2024-12-22",
    tags: ["Empreendedorismo", "Social", "Comunidade", "Entrevistas"],
  }),
  [
    "§2",
    "articles",
    `artigo de /blog/${OLD_ADDRESS}`,
    ["eficiencia-energetica"],
    () => [findArticle(OLD_ADDRESS)?.slug],
  ],
];

const EDUCATION: readonly Given[] = [
  [
    "§2, §9",
    "courses",
    "cursos da agenda",
    [
      "2025-08-15 a 2025-08-16: Inscrições Abertas",
      "2025-09-22 a 2025-09-24: Vagas Esgotadas",
      "2025-10-10 a 2025-10-10: Em Breve",
    ],
    () =>
      content
        .courseFiles()
        .map(({ start, end, status }) => `${start} a ${end}: ${status}`)
        .sort(),
  ],
  ["§2", "past-courses", "cursos que já passaram", [2], () => [content.pastCourseFiles().length]],
  [
    "§2, §9",
    "lessons",
    "minutos das aulas",
    [15, 20, 25, 18, 12, 22],
    () => content.lessonFiles().map(({ minutes }) => minutes),
  ],
  [
    "§2",
    "pages/educacao.mdx",
    "artigos recomendados",
    [3],
    () => [getPage("educacao").articles.length],
  ],
];

const SOCIAL: readonly Given[] = [
  ["§2", "social-projects", "projetos sociais", [3], () => [content.getSocialProjects().length]],
  [
    "§2",
    "participation",
    "jeitos de participar",
    ["volunteer", "donation", "proposal", "proposal"],
    () => content.getParticipation().map(({ action }) => action),
  ],
  ["§2", "partners", "parceiros", [3], () => [content.getPartners().length]],
  [
    "§2",
    "platforms",
    "plataformas do podcast",
    ["Spotify", "Apple Podcasts", "Google Podcasts", "Deezer", "Amazon Music"],
    () => content.getPlatforms().map(({ name }) => name),
  ],
];

const PHOTO_CONTEST: readonly Given[] = [
  [
    "§9",
    CONTEST,
    "prêmios (R$)",
    [1000, 500, 250],
    () => content.getContest().prizes.map(({ amount }) => amount),
  ],
  ["§9", CONTEST, "prêmios acima de (R$)", [2000], () => [content.getContest().prizesAbove]],
  ["§9", CONTEST, "bolsas", [50], () => [content.getContest().scholarships]],
  [
    "§9",
    CONTEST,
    "pesos (%)",
    ["technical 40", "creative 60"],
    () => content.getContest().weights.map(({ criterion, percent }) => `${criterion} ${percent}`),
  ],
  ["§5, §9", CONTEST, "fotos por pessoa", [3], () => [content.getContest().photosPerPerson]],
  ["§4, §9", CONTEST, "fotos selecionadas", [30], () => [content.getContest().photosSelected]],
  ["§5", CONTEST, "hashtags", [3], () => [content.getContest().hashtags.length]],
  [
    "§4",
    CONTEST,
    "fases",
    [
      "2025-01-01 a 2025-03-31",
      "2025-04-01 a 2025-04-15",
      "2025-04-16 a 2025-04-30",
      "2025-05-05 a 2025-05-05",
    ],
    () => content.getContest().phases.flatMap(period),
  ],
  [
    "§4",
    "press-releases/click-na-pintura.mdx",
    "envio das fotos no calendário do release",
    ["2025-09-18 a 2025-09-28"],
    () => getContestRelease().schedule.flatMap(period),
  ],
  [
    "§4",
    "press-releases/click-na-pintura.mdx",
    "pré-inscrição no calendário do release",
    ["Aberta agora, gratuita e com bônus."],
    () => getContestRelease().schedule.flatMap(({ from, text }) => (from ? [] : text)),
  ],
];

/** What the specification says about the company and its texts, all of which content may change. */
const GIVEN = [...COMPANY, ...HOME, ...ARTICLES, ...EDUCATION, ...SOCIAL, ...PHOTO_CONTEST];

/** Where the content says something else: for the company to know, no mistake. */
export const specificationDifferences = (): string[] =>
  GIVEN.flatMap(([section, file, what, given, found]) => {
    const [now, before] = [found(), given].map(inWords);
    return now === before
      ? []
      : `content/${file}: ${what}: ${now}; a especificação (${section}) diz ${before}`;
  });

const inWords = (values: readonly Value[]): string =>
  values.filter((value) => value !== undefined).join(", ") || "nada";
