import { z } from "zod";
import { companySchema } from "@/lib/content/company";
import { SERVICE_OPTIONS } from "@/supabase/functions/_shared/contract/quote";
import { articleProblems, articleSchema } from "@/lib/content/article-schema";
import { defineCollection, defineFile, type Entry } from "@/lib/content/collection";
import {
  contestProblems,
  contestSchema,
  mediaKitProblems,
  mediaKitSchema,
  releaseSchema,
} from "@/lib/content/press-schemas";
import {
  afterEnd,
  count,
  day,
  demonstration,
  demonstrationFields,
  drawingName,
  keywords,
  labelled,
  order,
  partnerLogoName,
  sitePath,
  text,
  videoAddress,
  webAddress,
} from "@/lib/content/schema-fields";
import { isPublished } from "@/lib/content/publication.mjs";
import { HOME, LESSON_MINUTES, PODCAST, SEARCH_TITLE_MAX, SOCIAL } from "@/lib/limits";
import { CONTEST_RELEASE, pageName, paths } from "@/lib/paths";

/**
 * All of content/: one definition a folder, with the front-matter of its files. What the body of a
 * file is, if the page shows it, stands in the comment. Readers that need more than the entries are
 * beside this file and in the rooms of their subjects.
 */

/** The company: contact, hours, profiles, external links and legal identity. */
export const getCompany = defineFile("", "company", companySchema.meta({ title: "Empresa" }));

/** Texts of the blog (specification §3, "Blog article"). */
export const articleFiles = defineCollection("articles", articleSchema.meta({ title: "Artigos" }), {
  check: articleProblems,
});

/** Metadata, heading and lead of each page of lib/paths.ts. */
export const pageFiles = defineCollection(
  "pages",
  z
    .strictObject({
      /** Title for browsers, without the company's name. */
      title: labelled("Título", text.max(SEARCH_TITLE_MAX)),
      /** For search engines and shared links, where the title names neither a trade nor a place. */
      searchTitle: labelled(
        "Título para os buscadores",
        text.max(SEARCH_TITLE_MAX).optional(),
        "Quando o título não diz o ofício nem o lugar.",
      ),
      description: labelled(
        "Descrição",
        text.min(50).max(160),
        "Para buscadores e links compartilhados.",
      ),
      /** The page's only h1. */
      heading: labelled("Título da página", text),
      lead: labelled("Abertura", text),
      afterEnd: afterEnd({
        description: labelled("Descrição", text.min(50).max(160)),
        lead: labelled("Abertura", text),
      }),
      /** Day of the last change of content, for the sitemap; optional, never guessed. */
      updated: labelled(
        "Última mudança importante",
        day.optional(),
        "Dia da última mudança do conteúdo.",
      ),
      /** Slugs of recommended articles, in order. */
      articles: labelled(
        "Artigos recomendados",
        z.array(text).default([]),
        "Nomes dos arquivos, na ordem.",
      ),
      keywords,
      /** What a lawyer or the company still has to check or decide (npm run before-launch). */
      check: labelled(
        "A conferir",
        z.array(text).default([]),
        "O que um profissional ou a empresa ainda tem de resolver.",
      ),
      /** Parts of the page that the search lists by themselves; `id` is the anchor. */
      sections: labelled(
        "Partes que a busca mostra",
        z
          .array(
            z.strictObject({
              id: labelled("Identificador", text, "A âncora da parte na página."),
              title: labelled("Título", text),
              text: labelled("Texto", text.optional()),
              keywords,
            }),
          )
          .default([]),
      ),
    })
    .meta({ title: "Páginas" }),
  {
    check: (pages) =>
      Object.values(paths)
        .map(pageName)
        .filter((name) => !pages.some(({ slug }) => slug === name))
        .map((name) => `${name}.mdx não existe`),
  },
);

/** The six services (§2, §3 "Service item", §9). The file name is the anchor on their page. */
export const getServices = defineCollection(
  "services",
  z
    .strictObject({
      name: labelled("Nome", text.max(40)),
      order,
      /** Option of the quote form that the button of the card selects (§3). */
      value: labelled(
        "Opção no formulário de orçamento",
        z.enum(SERVICE_OPTIONS.map(({ value }) => value)),
      ),
      art: labelled("Desenho", drawingName),
      /** One line, for the list of the home page. */
      summary: labelled("Resumo", text.max(100)),
      description: labelled("Descrição", text),
      /** Two or three columns of specialties (§2). */
      specialties: labelled(
        "Especialidades",
        z
          .array(
            z.strictObject({
              title: labelled("Título", text),
              items: labelled("Itens", z.array(text).min(2)),
            }),
          )
          .min(2)
          .max(3),
      ),
      keywords,
    })
    .meta({ title: "Serviços" }),
  { order: HOME.services },
);
export type Service = Entry<z.infer<typeof getServices.schema>>;

/** The three special projects of the home page (§1, §3, §9). */
export const specialProjectFiles = defineCollection(
  "special-projects",
  z
    .strictObject({
      /** Logo and illustration of the card. */
      logo: labelled("Logo", z.enum(["click", "women", "cast"])),
      title: labelled("Título", text),
      subtitle: labelled("Subtítulo", text),
      description: labelled("Descrição", text),
      buttonText: labelled("Texto do botão", text),
      buttonColor: labelled("Cor do botão", z.enum(["obra", "planta", "seguranca"])),
      link: labelled("Link", sitePath),
      order,
      afterEnd: afterEnd({ description: labelled("Descrição", text) }),
    })
    .meta({ title: "Projetos especiais" }),
  { order: HOME.specialProjects },
);
export type SpecialProject = Entry<z.infer<typeof specialProjectFiles.schema>>;

/** The company's claims (§1: NR35, quality guarantee, 10 years of experience). */
export const getClaims = defineCollection(
  "credibility",
  z
    .strictObject({
      /** The word or number in large type beside the claim. */
      figure: labelled("Palavra ou número em destaque", text.max(12)),
      title: labelled("Título", text),
      text: labelled("Texto", text),
      /** What the guarantee covers and for how long, once the company has decided both. */
      guarantee: labelled(
        "Garantia",
        z
          .strictObject({ scope: labelled("Abrangência", text), term: labelled("Prazo", text) })
          .optional(),
        "Quando a empresa tiver decidido as duas.",
      ),
      link: labelled(
        "Link",
        z
          .strictObject({
            label: labelled("Texto do botão", text),
            href: labelled("Endereço", sitePath),
          })
          .optional(),
      ),
      order,
      /** The claim itself is in the specification. */
      demonstration: demonstrationFields("text"),
    })
    .meta({ title: "Credibilidade" }),
  { order: "any number" },
);
export type Claim = Entry<z.infer<typeof getClaims.schema>>;

/** Rows of the NR-35 table of the services page (§2): a requirement and what fulfils it. */
export const getNr35Items = defineCollection(
  "nr35",
  z
    .strictObject({
      title: labelled("Título", text),
      order,
      /** What the norm requires. */
      requires: labelled("O que a norma exige", text),
      /** What the client receives. */
      delivers: labelled("O que o cliente recebe", text),
      demonstration: demonstrationFields("delivers"),
    })
    .meta({ title: "Tabela da NR-35" }),
  { order: "any number" },
);
export type Nr35Item = Entry<z.infer<typeof getNr35Items.schema>>;

/** The in-person agenda (§2, §3, §9); the body is one sentence. */
export const courseFiles = defineCollection(
  "courses",
  z
    .strictObject({
      name: labelled("Nome", text.max(80)),
      start: labelled("Primeiro dia", day),
      end: labelled("Último dia", day),
      /** The start that was announced before, if the course was moved. */
      previousStart: labelled(
        "Primeiro dia anunciado antes",
        day.optional(),
        "Só se o curso mudou de dia.",
      ),
      location: labelled("Local", text),
      /** Free text: values unknown to the agenda get a grey badge (§4). */
      status: labelled(
        "Situação",
        text,
        "Por exemplo: Inscrições abertas, Vagas esgotadas, Em breve.",
      ),
      art: labelled("Desenho", drawingName),
      keywords,
      /** The sentence in the body; name, dates and status are those of the specification. */
      demonstration: demonstrationFields("description"),
      /** Without it, the button leads to the contact form with the course as subject. */
      enrollmentLink: labelled(
        "Link de inscrição",
        webAddress.optional(),
        "Sem ele, o botão leva ao contato com o curso como assunto.",
      ),
    })
    .refine(({ start, end }) => start <= end, { path: ["end"], error: "vem antes de start" })
    .meta({ title: "Cursos" }),
);

/** What somebody says about a course (§3, "Testimonial"). */
const testimonial = z.strictObject({
  quote: labelled("Depoimento", text),
  stars: labelled("Estrelas", count.max(5)),
  name: labelled("Nome", text),
  age: labelled("Idade", z.number().int().min(16).max(110)),
  profession: labelled("Profissão", text),
  /** True for fictitious people; the page then says so and shows no stars. */
  demonstration: labelled("É um exemplo", z.boolean()),
});
export type Testimonial = z.infer<typeof testimonial>;

/** Courses that are over (§2, §3); the body is the summary. */
export const pastCourseFiles = defineCollection(
  "past-courses",
  z
    .strictObject({
      title: labelled("Título", text.max(80)),
      date: labelled("Data", day),
      description: labelled("Descrição", text),
      image: labelled("Desenho", drawingName),
      keywords,
      demonstration,
      testimonials: labelled("Depoimentos", z.array(testimonial).min(1)),
    })
    .meta({ title: "Cursos que já passaram" }),
);

/** The testimonials of Mulheres na Manutenção. */
export const getTestimonials = defineCollection(
  "testimonials",
  testimonial.extend({ order }).meta({ title: "Depoimentos" }),
  {
    order: "any number",
  },
);

/** The learning areas of Mulheres na Manutenção (§2); the body is one short paragraph. */
const LEARNING_AREAS = ["eletrica", "hidraulica", "reparos-e-acabamento"] as const;
export const areaFiles = defineCollection(
  "learning-areas",
  z
    .strictObject({
      order,
      /** Prefix of the sheet numbers. */
      code: labelled(
        "Código",
        text.regex(/^[A-Z]{3}$/, "esperava três letras maiúsculas, como ELE"),
        "Três letras maiúsculas.",
      ),
      title: labelled("Título", text),
      art: labelled("Desenho", drawingName),
      skills: labelled("O que se aprende", z.array(text).min(1)),
    })
    .meta({ title: "Áreas do Mulheres na Manutenção" }),
  { order: "any number", files: LEARNING_AREAS },
);

/** The practical lessons (§2, §9); the body has the steps, without headings. */
export const lessonFiles = defineCollection(
  "lessons",
  z
    .strictObject({
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
    })
    .meta({ title: "Aulas" }),
  {
    order: LESSON_MINUTES.length,
    check: (lessons) =>
      LESSON_MINUTES.flatMap((minutes, index) => {
        const lesson = lessons.find((one) => one.order === index + 1);
        return !lesson || lesson.minutes === minutes
          ? []
          : `minutes: a aula ${index + 1} tem ${minutes} minutos; veio ${lesson.minutes}`;
      }),
  },
);

/** The three social projects (§2, §3 "Social project"). */
export const getSocialProjects = defineCollection(
  "social-projects",
  z
    .strictObject({
      order,
      titulo: labelled("Título", text.max(80)),
      descricao: labelled("Descrição", text),
      /** Work that was done, in order. */
      servicos: labelled("Serviços feitos", z.array(text).min(1)),
      /** Without it, the card says "Vídeo em breve" (§2). */
      videoUrl: labelled(
        "Vídeo no YouTube",
        videoAddress.optional(),
        "Sem ele, o cartão diz “Vídeo em breve”.",
      ),
      illustration: labelled("Desenho", drawingName),
      /** The title is in the specification. */
      demonstration: demonstrationFields("descricao"),
    })
    .meta({ title: "Projetos sociais" }),
  { order: SOCIAL.projects },
);
export type SocialProject = Entry<z.infer<typeof getSocialProjects.schema>>;

/** The four ways to take part in Mão Amiga (§2, "Social projects page"). */
export const getParticipation = defineCollection(
  "participation",
  z
    .strictObject({
      order,
      title: labelled("Título", text),
      description: labelled("Descrição", text),
      label: labelled("Texto do botão", text),
      /** The button opens an external form, the donation dialog, or scrolls to the proposal form. */
      action: labelled("O que o botão faz", z.enum(["volunteer", "donation", "proposal"])),
    })
    .meta({ title: "Como participar do Mão Amiga" }),
  { order: SOCIAL.participation },
);
export type Participation = Entry<z.infer<typeof getParticipation.schema>>;

/** The partners (§2, "Who believes in us": three, and more as they join). */
export const getPartners = defineCollection(
  "partners",
  z
    .strictObject({
      order,
      name: labelled("Nome", text),
      /** What the partner brings to the projects. */
      contribution: labelled("O que traz", text),
      logo: labelled("Logo", partnerLogoName),
      demonstration,
    })
    .meta({ title: "Parceiros" }),
  { order: { atLeast: SOCIAL.partners } },
);

/** The five audio platforms of the podcast (§2, "Podcast page"). */
export const getPlatforms = defineCollection(
  "platforms",
  z
    .strictObject({
      order,
      name: labelled("Plataforma", text),
      /** Why there is no link yet, or where the link leads. */
      note: labelled("Observação", text, "Por que ainda não há link, ou aonde ele leva."),
      /** Without it, the button is disabled and says "Em breve". */
      link: labelled(
        "Link",
        z
          .strictObject({
            label: labelled("Texto do botão", text),
            href: labelled("Endereço", z.url({ protocol: /^https$/ })),
          })
          .optional(),
        "Sem ele, o botão diz “Em breve”.",
      ),
    })
    .meta({ title: "Plataformas do podcast" }),
  { order: PODCAST.platforms },
);
export type Platform = Entry<z.infer<typeof getPlatforms.schema>>;

/** The names of files about an episode. */
export const EPISODE_ID = {
  pattern: /^[A-Za-z0-9_-]{6,64}$/,
  expected: "o código do vídeo no YouTube, de 6 a 64 letras e números",
};

/** What an editor adds to a video; the body has its notes. */
export const episodeFiles = defineCollection(
  "episodes",
  z
    .strictObject({
      /** Last part of the address; otherwise made of the title, and changes with it. */
      slug: labelled(
        "Endereço fixo",
        text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).optional(),
        "Mantém o endereço se o título mudar no YouTube.",
      ),
      /** The related article and service; otherwise those of the theme. */
      article: labelled("Artigo relacionado", text.optional(), "Nome do arquivo do artigo."),
      service: labelled("Serviço relacionado", text.optional(), "Nome do arquivo do serviço."),
      /** Makes the episode part of the podcast feed. Size in bytes, length in seconds. */
      audio: labelled(
        "Áudio",
        z
          .strictObject({
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
          .optional(),
        "Põe o episódio no feed do podcast, e o áudio na página.",
      ),
      people: labelled(
        "Pessoas",
        z
          .array(
            z.strictObject({
              name: labelled("Nome", text),
              /** As in podcast:person. */
              role: labelled("Papel", z.enum(["host", "guest"])),
              about: labelled("Quem é", text.optional(), "A profissão, por exemplo."),
            }),
          )
          .default([]),
        "Quem apresenta e quem foi convidado.",
      ),
      keywords,
      demonstration,
    })
    .transform(({ slug: fixedSlug, ...notes }) => ({ ...notes, fixedSlug }))
    .meta({ title: "Episódios" }),
  { names: EPISODE_ID, others: /\.(srt|vtt)$/ },
);

/** The photo contest. */
export const getContest = defineFile(
  "contest",
  "click-na-pintura",
  contestSchema.meta({ title: "Click na Pintura" }),
  {
    check: (contests) => contests.flatMap(contestProblems),
  },
);

/** Logos, colours, numbers and licence for newsrooms. */
export const mediaKitFile = defineFile(
  "media-kit",
  "primoze",
  mediaKitSchema.meta({ title: "Mídia kit" }),
  {
    check: (kits) => kits.flatMap(mediaKitProblems),
  },
);

/** The release of the contest, and those that have a page under the newsroom. */
export const releaseFiles = defineCollection(
  "press-releases",
  releaseSchema.meta({ title: "Releases" }),
  {
    check: (releases) => [
      ...(releases.some(({ slug, kind }) => slug === CONTEST_RELEASE && kind === "concurso")
        ? []
        : [`${CONTEST_RELEASE}.mdx não existe, ou não tem \`kind: concurso\``]),
      ...releases
        .filter((release) => release.kind === "concurso" && !isPublished(release))
        .map(({ date }) => `date: a página do release do concurso é sempre pública; veio ${date}`),
    ],
  },
);

/** The summary in English of the company and the contest. */
export const getEnglishSummary = defineFile(
  "press-room",
  "english",
  z.strictObject({ title: labelled("Título", text) }).meta({ title: "Resumo em inglês" }),
);
export type PressText = ReturnType<typeof getEnglishSummary>;

/** Who handles personal data for the company (LGPD, arts. 9º, V, and 39). */
export const getProcessors = defineCollection(
  "processors",
  z
    .strictObject({
      order,
      name: labelled("Nome", text),
      /** Legal name; without it, the page says that it is still to be published. */
      provider: labelled(
        "Razão social",
        text.optional(),
        "Sem ela, a política diz que ainda será publicada.",
      ),
      /** What it does with which data. */
      purpose: labelled("O que faz com quais dados", text),
      country: labelled("País", text),
      /** Mechanism of an international transfer (LGPD, art. 33; Resolução CD/ANPD nº 19/2024). */
      transfer: labelled("Transferência internacional", text),
      /** Until the company has confirmed provider, country and contract. */
      demonstration,
    })
    .meta({ title: "Quem trata dados pessoais" }),
  { order: "any number" },
);
export type Processor = Entry<z.infer<typeof getProcessors.schema>>;

/** Contradictory statements of the site, for `npm run check:content`; no page shows them. */
export const getFacts = defineCollection(
  "facts",
  z
    .strictObject({
      topic: labelled("Assunto", text),
      /** Each statement literally, and the file that contains it. */
      statements: labelled(
        "O que o site diz",
        z
          .array(z.strictObject({ file: labelled("Arquivo", text), says: labelled("Frase", text) }))
          .min(2),
      ),
      /** The decision; without it the contradiction is open. */
      decision: labelled("Decisão", text.optional(), "Sem ela, a contradição está em aberto."),
    })
    .meta({ title: "Fatos que se contradizem" }),
);
export type Fact = Entry<z.infer<typeof getFacts.schema>>;
