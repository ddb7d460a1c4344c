import { readFileSync } from "node:fs";
import { getAllArticles, type Article } from "@/lib/content/articles";
import { getCompany } from "@/lib/content/collections/company";
import { getSocialProjects, type SocialProject } from "@/lib/content/collections/social";
import { workFiles } from "@/lib/content/collections/works";
import { getCourses } from "@/lib/content/education";
import { saoPauloDate } from "@/lib/content/publication.mjs";
import { getSitePages, type SitePage } from "@/lib/content/pages";
import { unsetFacts } from "@/lib/content/company";
import { demonstrationNotes } from "@/lib/launch/public-build";
import { missingByLaw } from "@/lib/launch/legal-duties";
import { unreviewedFiles } from "@/lib/launch/unreviewed";
import { courseWarnings } from "@/scripts/content-check/warnings";

/** `isOptional`: a site without it is right all the same. */
export type PendingList = { title: string; lines: string[]; isOptional?: true };

export const openReviews = (): string[] => [
  ...reviewNotes(getAllArticles()),
  ...pageNotes(getSitePages()),
];

/** With the variables of the site's build. */
export const beforeLaunch = (env: Record<string, string | undefined>): PendingList[] => [
  {
    title: "Inventado (demonstration): troque por dados reais e apague a marca",
    lines: demonstrationNotes(),
  },
  { title: "O que a lei pede (um site público não sai sem isto)", lines: missingByLaw() },
  {
    title: "Outros dados da empresa que faltam (content/company.json)",
    lines: [
      ...unsetFacts(getCompany()).map((fact) => `${fact} (direção)`),
      ...(env.SITE_URL ? [] : ["endereço do site: SITE_URL, em .env (quem cuida do servidor)"]),
      ...(env.SUPABASE_URL && !env.SITE_TOKEN
        ? [
            "segredo entre o site e as funções do Supabase: SITE_TOKEN, em .env e nos secrets (quem cuida do servidor)",
          ]
        : []),
      ...(env.CONTACT_FROM && env.CONTACT_FROM !== env.CONTACT_TO
        ? []
        : [
            "remetente dos e-mails: CONTACT_FROM, em .env e nos secrets, uma caixa que outra pessoa lê, porque o que a caixa de CONTACT_TO devolve volta para ela (quem cuida do servidor)",
          ]),
    ],
  },
  {
    title: "A conferir por profissional ou pela empresa",
    lines: [...openReviews(), ...unknownPeople()],
  },
  {
    title: "Fora do site público, porque ninguém revisou (não impede o lançamento)",
    lines: unreviewedFiles().map((file) => `${file}: reviewed (engenharia ou arquitetura)`),
    isOptional: true,
  },
  {
    title: "Para olhar (não impede o lançamento)",
    lines: [
      ...courseWarnings(getCourses(), saoPauloDate()).map((line) => `${line} (quem dá o curso)`),
      ...missingVideos(getSocialProjects()),
      ...overdueDuties(readFileSync("docs/deploy.md", "utf8"), saoPauloDate()),
    ],
    isOptional: true,
  },
];

/** Rows of the yearly day whose date is past (docs/deploy.md, section 7). */
export const overdueDuties = (guide: string, today: string): string[] =>
  [...guide.matchAll(/^\| (\d{4}-\d\d-\d\d) \| (.*?) +\|/gm)]
    .filter(([, until = ""]) => until < today)
    .map(([, until, what]) => `docs/deploy.md: ${until} passou: ${what} (quem cuida do servidor)`);

/** A photograph of somebody needs a consent (Código Civil, art. 20; LGPD). */
const unknownPeople = (): string[] =>
  workFiles
    .read()
    .filter(({ people }) => !people)
    .map(
      ({ slug }) =>
        `content/works/${slug}.mdx: falta anotar quem aparece nas fotografias e se autorizou (people) (quem fez a obra)`,
    );

const missingVideos = (projects: Pick<SocialProject, "slug" | "videoUrl">[]): string[] =>
  projects
    .filter(({ videoUrl }) => !videoUrl)
    .map(
      ({ slug }) =>
        `content/social-projects/${slug}.mdx: sem o vídeo (videoUrl), a página diz “Vídeo em breve” (quem fez a obra)`,
    );

/** Published articles without a review, and which of their sources a professional has to check. */
export const reviewNotes = (articles: Article[]): string[] =>
  articles
    .filter(({ state, reviewed }) => state === "published" && !reviewed)
    .map(({ slug, sources }) => {
      const titles = sources.filter(({ check }) => check).map(({ title }) => title);
      const unread = sources.filter(({ url, read }) => url && !read).length;
      const notes = [
        titles.join("; ") || "sem revisão de profissional",
        ...(unread > 0 ? [`fontes sem o dia da leitura (read): ${unread}`] : []),
      ];
      return `content/articles/${slug}.mdx: ${notes.join("; ")} (quem revisar, com registro)`;
    });

export const pageNotes = (pages: Pick<SitePage, "name" | "check">[]): string[] =>
  pages.flatMap(({ name, check }) =>
    check.map((note) => `content/pages/${name}.mdx: ${note} (direção)`),
  );
