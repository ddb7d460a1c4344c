import { z } from "zod";
import { companySchema } from "@/lib/content/company";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { articleSchema, articleWarnings } from "@/lib/content/article-schema";
import { defineCollection, defineFile } from "@/lib/content/collection";
import {
  contestProblems,
  contestSchema,
  mediaKitProblems,
  mediaKitSchema,
  releaseProblems,
  releaseSchema,
} from "@/lib/content/press-schemas";
import {
  afterEnd,
  count,
  day,
  demonstration,
  demonstrationFields,
  description,
  drawingName,
  group,
  keywords,
  labelled,
  order,
  partnerLogoName,
  reading,
  rows,
  sitePath,
  text,
  videoAddress,
  webAddress,
} from "@/lib/content/schema-fields";
import { SEARCH_TITLE_MAX } from "@/lib/limits";
import { pageName, paths } from "@/lib/paths";

/** All of content/: one definition a folder. A comment says what the body of a file is. */

export const getCompany = defineFile("", "company", { title: "Empresa", schema: companySchema });

export const articleFiles = defineCollection("articles", {
  title: "Artigos",
  schema: articleSchema,
  warn: articleWarnings,
});

/** Metadata, heading and lead of each page of lib/paths.ts and of each calculator. */
export const pageFiles = defineCollection("pages", {
  title: "Páginas",
  schema: z.strictObject({
    title: labelled("Título", text.max(SEARCH_TITLE_MAX)),
    searchTitle: labelled(
      "Título para os buscadores",
      text.max(SEARCH_TITLE_MAX).optional(),
    ).describe("Quando o título não diz o ofício nem o lugar."),
    description: description.describe("Para buscadores e links compartilhados."),
    heading: labelled("Título da página", text),
    lead: labelled("Abertura", text),
    afterEnd: afterEnd({ description, lead: labelled("Abertura", text) }),
    /** `updated` is in the sitemap, too; never guessed. */
    ...reading,
    articles: labelled("Artigos recomendados", z.array(text).default([])).describe(
      "Nomes dos arquivos, na ordem.",
    ),
    keywords,
    /** Listed by `npm run before-launch`. */
    check: labelled("A conferir", z.array(text).default([])).describe(
      "O que um profissional ou a empresa ainda tem de resolver.",
    ),
    sections: rows("Partes que a busca mostra", {
      id: labelled("Identificador", text).describe("A âncora da parte na página."),
      title: labelled("Título", text),
      text: labelled("Texto", text.optional()),
      keywords,
    }).default([]),
  }),
  check: (pages) =>
    Object.values(paths)
      .map(pageName)
      .filter((name) => !pages.some(({ slug }) => slug === name))
      .map((name) => `${name}.mdx não existe`),
});

/** The file name is the anchor on the page of the services. */
export const getServices = defineCollection("services", {
  title: "Serviços",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    name: labelled("Nome", text.max(40)),
    order,
    value: labelled(
      "Opção no formulário de orçamento",
      z.enum(SERVICE_OPTIONS.map(({ value }) => value)),
    ),
    art: labelled("Desenho", drawingName),
    summary: labelled("Resumo", text.max(100)),
    trades: labelled("Ofícios", text.max(90)).describe(
      "O serviço nas palavras de quem procura, como Encanador para vazamento e entupimento.",
    ),
    description: labelled("Descrição", text),
    specialties: rows("Especialidades", {
      title: labelled("Título", text),
      items: labelled("Itens", z.array(text).min(2)),
    })
      .min(2)
      .max(3),
    questions: rows("Perguntas de clientes", {
      question: labelled("Pergunta", text.max(80)),
      answer: labelled("Resposta", text),
    })
      .describe("Só o que a norma, um texto do site ou a empresa já diz.")
      .default([]),
    keywords,
    ...reading,
  }),
});
export type Service = ReturnType<typeof getServices>[number];

export const specialProjectFiles = defineCollection("special-projects", {
  title: "Projetos especiais",
  order: true,
  schema: z.strictObject({
    logo: labelled("Logo", z.enum(["click", "women", "cast"])),
    title: labelled("Título", text),
    subtitle: labelled("Subtítulo", text),
    description: labelled("Descrição", text),
    buttonText: labelled("Texto do botão", text),
    buttonColor: labelled("Cor do botão", z.enum(["obra", "planta", "seguranca"])),
    link: labelled("Link", sitePath),
    order,
    afterEnd: afterEnd({ description: labelled("Descrição", text) }),
  }),
});
export type SpecialProject = ReturnType<typeof specialProjectFiles>[number];

export const getClaims = defineCollection("credibility", {
  title: "Credibilidade",
  order: true,
  schema: z.strictObject({
    figure: labelled("Palavra ou número em destaque", text.max(12)),
    short: labelled("Na primeira tela", text.max(20).optional()).describe(
      "Em poucas palavras; sem elas, não aparece na abertura da página inicial.",
    ),
    title: labelled("Título", text),
    text: labelled("Texto", text),
    guarantee: group("Garantia", {
      scope: labelled("Abrangência", text),
      term: labelled("Prazo", text),
    })
      .describe("Quando a empresa tiver decidido as duas.")
      .optional(),
    link: group("Link", {
      label: labelled("Texto do botão", text),
      href: labelled("Endereço", sitePath),
    }).optional(),
    order,
    demonstration: demonstrationFields("text"),
    ...reading,
  }),
});
export type Claim = ReturnType<typeof getClaims>[number];

export const getNr35Items = defineCollection("nr35", {
  title: "Tabela da NR-35",
  order: true,
  schema: z.strictObject({
    title: labelled("Título", text),
    order,
    requires: labelled("O que a norma exige", text),
    delivers: labelled("O que o cliente recebe", text),
    demonstration: demonstrationFields("delivers"),
    ...reading,
  }),
});
export type Nr35Item = ReturnType<typeof getNr35Items>[number];

/** The in-person agenda; the body is one sentence, the `description`. */
export const courseFiles = defineCollection("courses", {
  title: "Cursos",
  schema: z
    .strictObject({
      name: labelled("Nome", text.max(80)),
      start: labelled("Primeiro dia", day),
      end: labelled("Último dia", day),
      previousStart: labelled("Primeiro dia anunciado antes", day.optional()).describe(
        "Só se o curso mudou de dia.",
      ),
      location: labelled("Local", text),
      /** Free text: values unknown to the agenda get a grey badge (§4). */
      status: labelled("Situação", text).describe(
        "Por exemplo: Inscrições abertas, Vagas esgotadas, Em breve.",
      ),
      art: labelled("Desenho", drawingName),
      keywords,
      demonstration: demonstrationFields("description"),
      enrollmentLink: labelled("Link de inscrição", webAddress.optional()).describe(
        "Sem ele, o botão leva ao contato com o curso como assunto.",
      ),
    })
    .refine(({ start, end }) => start <= end, { path: ["end"], error: "vem antes de start" }),
});

const testimonial = z.strictObject({
  quote: labelled("Depoimento", text),
  stars: labelled("Estrelas", count.max(5)),
  name: labelled("Nome", text),
  age: labelled("Idade", z.number().int().min(16).max(110)),
  profession: labelled("Profissão", text),
  /** Of fictitious people the page says so and shows no stars. */
  demonstration: labelled("É um exemplo", z.boolean()),
});
export type Testimonial = z.infer<typeof testimonial>;

/** The body is the summary. */
export const pastCourseFiles = defineCollection("past-courses", {
  title: "Cursos que já passaram",
  schema: z.strictObject({
    title: labelled("Título", text.max(80)),
    date: labelled("Data", day),
    description: labelled("Descrição", text),
    image: labelled("Desenho", drawingName),
    keywords,
    demonstration,
    testimonials: labelled("Depoimentos", z.array(testimonial).min(1)),
  }),
});

/** Of Mulheres na Manutenção. */
export const getTestimonials = defineCollection("testimonials", {
  title: "Depoimentos",
  order: true,
  schema: testimonial.extend({ order }),
});

const LEARNING_AREAS = ["eletrica", "hidraulica", "reparos-e-acabamento"] as const;
/** The body is one short paragraph. */
export const areaFiles = defineCollection("learning-areas", {
  title: "Áreas do Mulheres na Manutenção",
  order: true,
  files: LEARNING_AREAS,
  schema: z.strictObject({
    order,
    /** Prefix of the numbers of the lessons. */
    code: labelled(
      "Código",
      text.regex(/^[A-Z]{3}$/, "esperava três letras maiúsculas, como ELE"),
    ).describe("Três letras maiúsculas."),
    title: labelled("Título", text),
    art: labelled("Desenho", drawingName),
    skills: labelled("O que se aprende", z.array(text).min(1)),
  }),
});

/** The body has the steps, without headings. */
export const lessonFiles = defineCollection("lessons", {
  title: "Aulas",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    order,
    title: labelled("Título", text.max(60)),
    summary: labelled("Resumo", text.min(50).max(160)),
    minutes: labelled("Minutos", count),
    area: labelled("Área", z.enum(LEARNING_AREAS)),
    art: labelled("Desenho", drawingName),
    materials: labelled("Materiais", z.array(text).min(1)),
    tools: labelled("Ferramentas", z.array(text).min(1)),
    safety: labelled("Segurança", z.array(text).min(1)),
    keywords,
    ...reading,
  }),
});

export const getSocialProjects = defineCollection("social-projects", {
  title: "Projetos sociais",
  order: true,
  schema: z.strictObject({
    order,
    titulo: labelled("Título", text.max(80)),
    descricao: labelled("Descrição", text),
    servicos: labelled("Serviços feitos", z.array(text).min(1)),
    videoUrl: labelled("Vídeo no YouTube", videoAddress.optional()).describe(
      "Sem ele, o cartão diz “Vídeo em breve”.",
    ),
    illustration: labelled("Desenho", drawingName),
    demonstration: demonstrationFields("descricao", "servicos"),
  }),
});
export type SocialProject = ReturnType<typeof getSocialProjects>[number];

export const getParticipation = defineCollection("participation", {
  title: "Como participar do Mão Amiga",
  order: true,
  atLeast: 1,
  schema: z.strictObject({
    order,
    title: labelled("Título", text),
    description: labelled("Descrição", text),
    label: labelled("Texto do botão", text),
    action: labelled("O que o botão faz", z.enum(["volunteer", "donation", "proposal"])),
  }),
});
export type Participation = ReturnType<typeof getParticipation>[number];

export const getPartners = defineCollection("partners", {
  title: "Parceiros",
  order: true,
  schema: z.strictObject({
    order,
    name: labelled("Nome", text),
    contribution: labelled("O que traz", text),
    logo: labelled("Logo", partnerLogoName),
    demonstration,
    ...reading,
  }),
});

export const getPlatforms = defineCollection("platforms", {
  title: "Plataformas do podcast",
  order: true,
  schema: z.strictObject({
    order,
    name: labelled("Plataforma", text),
    note: labelled("Observação", text).describe("Por que ainda não há link, ou aonde ele leva."),
    link: group("Link", {
      label: labelled("Texto do botão", text),
      href: labelled("Endereço", z.url({ protocol: /^https$/ })),
    })
      .describe("Sem ele, o botão diz “Em breve”.")
      .optional(),
    ...reading,
  }),
});
export type Platform = ReturnType<typeof getPlatforms>[number];

export const EPISODE_ID = {
  pattern: /^[A-Za-z0-9_-]{6,64}$/,
  expected: "o código do vídeo no YouTube, de 6 a 64 letras e números",
};

export const CAPTION_FILES = /\.(sbv|srt|vtt)$/i;

/** What an editor adds to a video; the body has its notes. */
export const episodeFiles = defineCollection("episodes", {
  title: "Episódios",
  names: EPISODE_ID,
  others: CAPTION_FILES,
  schema: z
    .strictObject({
      slug: labelled("Endereço fixo", text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).optional()).describe(
        "Mantém o endereço se o título mudar no YouTube.",
      ),
      article: labelled("Artigo relacionado", text.optional()).describe(
        "Nome do arquivo do artigo.",
      ),
      service: labelled("Serviço relacionado", text.optional()).describe(
        "Nome do arquivo do serviço.",
      ),
      audio: group("Áudio", {
        url: labelled(
          "Endereço",
          text.regex(
            /^(\/(?![/\\])|https:\/\/[^/])\S+$/,
            "esperava um endereço https, como https://audio.exemplo.com.br/12.mp3",
          ),
        ),
        bytes: labelled("Tamanho em bytes", count),
        duration: labelled("Duração em segundos", count),
      })
        .describe("Põe o episódio no feed do podcast, e o áudio na página.")
        .optional(),
      people: rows("Pessoas", {
        name: labelled("Nome", text),
        role: labelled("Papel", z.enum(["host", "guest"])),
        about: labelled("Quem é", text.optional()).describe("A profissão, por exemplo."),
      })
        .describe("Quem apresenta e quem foi convidado.")
        .default([]),
      keywords,
      demonstration,
    })
    .transform(({ slug: fixedSlug, ...notes }) => ({ ...notes, fixedSlug })),
});

export const getContest = defineFile("contest", "click-na-pintura", {
  title: "Click na Pintura",
  schema: contestSchema,
  check: (contests) => contests.flatMap(contestProblems),
});

/** The body is "Sobre". */
export const mediaKitFile = defineFile("media-kit", "primoze", {
  title: "Mídia kit",
  schema: mediaKitSchema,
  check: (kits) => kits.flatMap(mediaKitProblems),
});

/** The release of the contest, and those that have a page under the newsroom. */
export const releaseFiles = defineCollection("press-releases", {
  title: "Releases",
  schema: releaseSchema,
  check: releaseProblems,
});

export const getEnglishSummary = defineFile("press-room", "english", {
  title: "Resumo em inglês",
  schema: z.strictObject({ title: labelled("Título", text) }),
});
export type PressText = ReturnType<typeof getEnglishSummary>;

/** Who handles personal data for the company (LGPD, arts. 9º, V, and 39). */
export const getProcessors = defineCollection("processors", {
  title: "Quem trata dados pessoais",
  order: true,
  schema: z.strictObject({
    order,
    name: labelled("Nome", text),
    provider: labelled("Razão social", text.optional()).describe(
      "Sem ela, a política diz que ainda será publicada.",
    ),
    purpose: labelled("O que faz com quais dados", text),
    country: labelled("País", text),
    /** Mechanism of an international transfer (LGPD, art. 33; Resolução CD/ANPD nº 19/2024). */
    transfer: labelled("Transferência internacional", text),
    /** Until the company has confirmed provider, country and contract. */
    demonstration,
    ...reading,
  }),
});
export type Processor = ReturnType<typeof getProcessors>[number];

/** Contradictory statements of the site, for `npm run check:content`; no page shows them. */
export const getFacts = defineCollection("facts", {
  title: "Fatos que se contradizem",
  schema: z.strictObject({
    topic: labelled("Assunto", text),
    statements: rows("O que o site diz", {
      file: labelled("Arquivo", text),
      says: labelled("Frase", text),
    }).min(2),
    decision: labelled("Decisão", text.optional()).describe(
      "Sem ela, a contradição está em aberto.",
    ),
    ...reading,
  }),
});
export type Fact = ReturnType<typeof getFacts>[number];
