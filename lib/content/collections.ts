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
  count,
  day,
  demonstration,
  drawingName,
  keywords,
  order,
  partnerLogoName,
  sitePath,
  text,
  videoAddress,
  webAddress,
} from "@/lib/content/schema-fields";
import { HOME, LESSON_MINUTES, PODCAST, SEARCH_TITLE_MAX, SOCIAL } from "@/lib/limits";
import { CONTEST_RELEASE, pageName, paths } from "@/lib/paths";

/**
 * All of content/: one definition a folder, with the front-matter of its files. What the body of a
 * file is, if the page shows it, stands in the comment. Readers that need more than the entries are
 * beside this file and in the rooms of their subjects.
 */

/** The company: contact, hours, profiles, external links and legal identity. */
export const getCompany = defineFile("", "company", companySchema);

/** Texts of the blog (specification §3, "Blog article"). */
export const articleFiles = defineCollection("articles", articleSchema, { check: articleProblems });

/** Metadata, heading and lead of each page of lib/paths.ts. */
export const pageFiles = defineCollection(
  "pages",
  z.strictObject({
    /** Title for browsers, without the company's name. */
    title: text.max(SEARCH_TITLE_MAX),
    /** For search engines and shared links, where the title names neither a trade nor a place. */
    searchTitle: text.max(SEARCH_TITLE_MAX).optional(),
    description: text.min(50).max(170),
    /** The page's only h1. */
    heading: text,
    lead: text,
    /** Day of the last change of content, for the sitemap; optional, never guessed. */
    updated: day.optional(),
    /** Slugs of recommended articles, in order. */
    articles: z.array(text).default([]),
    keywords,
    /** What a lawyer or the company still has to check or decide (npm run before-launch). */
    check: z.array(text).default([]),
    /** Parts of the page that the search lists by themselves; `id` is the anchor. */
    sections: z
      .array(z.strictObject({ id: text, title: text, text: text.optional(), keywords }))
      .default([]),
  }),
  {
    check: (pages) =>
      Object.values(paths)
        .map(pageName)
        .filter((name) => !pages.some(({ slug }) => slug === name))
        .map((name) => `${name}.mdx does not exist`),
  },
);

/** The six services (§2, §3 "Service item", §9). The file name is the anchor on their page. */
export const getServices = defineCollection(
  "services",
  z.strictObject({
    name: text.max(40),
    order,
    /** Option of the quote form that the button of the card selects (§3). */
    value: z.enum(SERVICE_OPTIONS.map(({ value }) => value)),
    art: drawingName,
    /** One line, for the list of the home page. */
    summary: text.max(100),
    description: text,
    /** Two or three columns of specialties (§2). */
    specialties: z
      .array(z.strictObject({ title: text, items: z.array(text).min(2) }))
      .min(2)
      .max(3),
    keywords,
  }),
  { order: HOME.services },
);
export type Service = Entry<z.infer<typeof getServices.schema>>;

/** The three special projects of the home page (§1, §3, §9). */
export const getSpecialProjects = defineCollection(
  "special-projects",
  z.strictObject({
    /** Logo and illustration of the card. */
    logo: z.enum(["click", "women", "cast"]),
    title: text,
    subtitle: text,
    description: text,
    buttonText: text,
    buttonColor: z.enum(["obra", "planta", "seguranca"]),
    link: sitePath,
    order,
  }),
  { order: HOME.specialProjects },
);
export type SpecialProject = Entry<z.infer<typeof getSpecialProjects.schema>>;

/** The company's claims (§1: NR35, quality guarantee, 10 years of experience). */
export const getClaims = defineCollection(
  "credibility",
  z.strictObject({
    /** The word or number in large type beside the claim. */
    figure: text.max(12),
    title: text,
    text,
    /** What the guarantee covers and for how long, once the company has decided both. */
    guarantee: z.strictObject({ scope: text, term: text }).optional(),
    link: z.strictObject({ label: text, href: sitePath }).optional(),
    order,
    /** Of the text: the claim itself is in the specification. */
    demonstration,
  }),
  { order: "any number" },
);
export type Claim = Entry<z.infer<typeof getClaims.schema>>;

/** Rows of the NR-35 table of the services page (§2): a requirement and what fulfils it. */
export const getNr35Items = defineCollection(
  "nr35",
  z.strictObject({
    title: text,
    order,
    /** What the norm requires. */
    requires: text,
    /** What the client receives. */
    delivers: text,
  }),
  { order: "any number" },
);
export type Nr35Item = Entry<z.infer<typeof getNr35Items.schema>>;

/** The in-person agenda (§2, §3, §9); the body is one sentence. */
export const courseFiles = defineCollection(
  "courses",
  z
    .strictObject({
      name: text.max(80),
      start: day,
      end: day,
      /** The start that was announced before, if the course was moved. */
      previousStart: day.optional(),
      /** The dates as shown on the page. */
      date: text,
      location: text,
      /** Free text: values unknown to the agenda get a grey badge (§4). */
      status: text,
      art: drawingName,
      keywords,
      /** Of the sentence in the body: name, dates and status are those of the specification. */
      demonstration,
      /** Without it, the button leads to the contact form with the course as subject. */
      enrollmentLink: webAddress.optional(),
    })
    .refine(({ start, end }) => start <= end, { path: ["end"], error: "is before the start" }),
);

/** What somebody says about a course (§3, "Testimonial"). */
const testimonial = z.strictObject({
  quote: text,
  stars: count.max(5),
  name: text,
  age: z.number().int().min(16).max(110),
  profession: text,
  /** True for fictitious people; the page then says so and shows no stars. */
  demonstration: z.boolean(),
});
export type Testimonial = z.infer<typeof testimonial>;

/** Courses that are over (§2, §3); the body is the summary. */
export const pastCourseFiles = defineCollection(
  "past-courses",
  z.strictObject({
    title: text.max(80),
    date: day,
    description: text,
    image: drawingName,
    keywords,
    demonstration,
    testimonials: z.array(testimonial).min(1),
  }),
);

/** The testimonials of Mulheres na Manutenção. */
export const getTestimonials = defineCollection("testimonials", testimonial.extend({ order }), {
  order: "any number",
});

/** The learning areas of Mulheres na Manutenção (§2); the body is one short paragraph. */
const LEARNING_AREAS = ["eletrica", "hidraulica", "reparos-e-acabamento"] as const;
export const areaFiles = defineCollection(
  "learning-areas",
  z.strictObject({
    order,
    /** Prefix of the sheet numbers. */
    code: text.regex(/^[A-Z]{3}$/, "expected three capital letters"),
    title: text,
    art: drawingName,
    skills: z.array(text).min(1),
  }),
  { order: "any number", files: LEARNING_AREAS },
);

/** The practical lessons (§2, §9); the body has the steps, without headings. */
export const lessonFiles = defineCollection(
  "lessons",
  z.strictObject({
    order,
    title: text.max(60),
    summary: text.min(50).max(170),
    minutes: count,
    area: z.enum(LEARNING_AREAS),
    art: drawingName,
    materials: z.array(text).min(1),
    tools: z.array(text).min(1),
    safety: z.array(text).min(1),
    keywords,
  }),
  {
    order: LESSON_MINUTES.length,
    check: (lessons) =>
      LESSON_MINUTES.flatMap((minutes, index) => {
        const lesson = lessons.find((one) => one.order === index + 1);
        return !lesson || lesson.minutes === minutes
          ? []
          : `minutes: lesson ${index + 1} takes ${minutes} minutes, found ${lesson.minutes}`;
      }),
  },
);

/** The three social projects (§2, §3 "Social project"). */
export const getSocialProjects = defineCollection(
  "social-projects",
  z.strictObject({
    order,
    titulo: text.max(80),
    descricao: text,
    /** Work that was done, in order. */
    servicos: z.array(text).min(1),
    /** Without it, the card says "Vídeo em breve" (§2). */
    videoUrl: videoAddress.optional(),
    illustration: drawingName,
    demonstration,
  }),
  { order: SOCIAL.projects },
);
export type SocialProject = Entry<z.infer<typeof getSocialProjects.schema>>;

/** The four ways to take part in Mão Amiga (§2, "Social projects page"). */
export const getParticipation = defineCollection(
  "participation",
  z.strictObject({
    order,
    title: text,
    description: text,
    label: text,
    /** The button opens an external form, the donation dialog, or scrolls to the proposal form. */
    action: z.enum(["volunteer", "donation", "proposal"]),
  }),
  { order: SOCIAL.participation },
);
export type Participation = Entry<z.infer<typeof getParticipation.schema>>;

/** The three partners (§2, "Who believes in us"). */
export const getPartners = defineCollection(
  "partners",
  z.strictObject({
    order,
    name: text,
    /** What the partner brings to the projects. */
    contribution: text,
    logo: partnerLogoName,
    demonstration,
  }),
  { order: SOCIAL.partners },
);

/** The five audio platforms of the podcast (§2, "Podcast page"). */
export const getPlatforms = defineCollection(
  "platforms",
  z.strictObject({
    order,
    name: text,
    /** Why there is no link yet, or where the link leads. */
    note: text,
    /** Without it, the button is disabled and says "Em breve". */
    link: z.strictObject({ label: text, href: z.url({ protocol: /^https$/ }) }).optional(),
  }),
  { order: PODCAST.platforms },
);
export type Platform = Entry<z.infer<typeof getPlatforms.schema>>;

/** The names of files about an episode. */
export const EPISODE_ID = { pattern: /^[A-Za-z0-9_-]{6,64}$/, expected: "the id of the video" };

/** What an editor adds to a video; the body has its notes. */
export const episodeFiles = defineCollection(
  "episodes",
  z
    .strictObject({
      /** Last part of the address; otherwise made of the title, and changes with it. */
      slug: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/).optional(),
      /** The related article and service; otherwise those of the theme. */
      article: text.optional(),
      service: text.optional(),
      /** Makes the episode part of the podcast feed. Size in bytes, length in seconds. */
      audio: z
        .strictObject({
          url: z.url({ protocol: /^https$/, error: "expected an https address" }),
          bytes: count,
          duration: count,
        })
        .optional(),
      keywords,
      demonstration,
    })
    .transform(({ slug: fixedSlug, ...notes }) => ({ ...notes, fixedSlug })),
  { names: EPISODE_ID },
);

/** The photo contest. */
export const getContest = defineFile("contest", "click-na-pintura", contestSchema, {
  check: (contests) => contests.flatMap(contestProblems),
});

/** Logos, colours, numbers and licence for newsrooms. */
export const mediaKitFile = defineFile("media-kit", "primoze", mediaKitSchema, {
  check: (kits) => kits.flatMap(mediaKitProblems),
});

/** The release of the contest, and those that have a page under the newsroom. */
export const releaseFiles = defineCollection("press-releases", releaseSchema, {
  check: (releases) =>
    releases.some(({ slug, kind }) => slug === CONTEST_RELEASE && kind === "concurso")
      ? []
      : [`${CONTEST_RELEASE}.mdx does not exist, or is not of kind \`concurso\``],
});

/** The summary in English of the company and the contest. */
export const getEnglishSummary = defineFile(
  "press-room",
  "english",
  z.strictObject({ title: text }),
);
export type PressText = ReturnType<typeof getEnglishSummary>;

/** Who handles personal data for the company (LGPD, arts. 9º, V, and 39). */
export const getProcessors = defineCollection(
  "processors",
  z.strictObject({
    order,
    name: text,
    /** Legal name; without it, the page says that it is still to be published. */
    provider: text.optional(),
    /** What it does with which data. */
    purpose: text,
    country: text,
    /** Mechanism of an international transfer (LGPD, art. 33; Resolução CD/ANPD nº 19/2024). */
    transfer: text,
    /** Until the company has confirmed provider, country and contract. */
    demonstration,
  }),
  { order: "any number" },
);
export type Processor = Entry<z.infer<typeof getProcessors.schema>>;

/** Contradictory statements of the site, for `npm run check:content`; no page shows them. */
export const getFacts = defineCollection(
  "facts",
  z.strictObject({
    topic: text,
    /** Each statement literally, and the file that contains it. */
    statements: z.array(z.strictObject({ file: text, says: text })).min(2),
    /** The decision; without it the contradiction is open. */
    decision: text.optional(),
  }),
);
export type Fact = Entry<z.infer<typeof getFacts.schema>>;
