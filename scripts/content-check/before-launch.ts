import { getAllArticles, type Article } from "@/lib/content/articles";
import { getCompany } from "@/lib/content/collections";
import { getSitePages, type SitePage } from "@/lib/content/pages";
import { unsetFacts } from "@/lib/content/company";
import { demonstrationItems } from "@/lib/launch/public-build.mjs";
import { missingByLaw } from "@/lib/launch/legal-duties.mjs";

export type PendingList = { title: string; lines: string[] };

/** Who can supply the true facts of a folder of content/; the others come from the direction. */
const SUPPLIERS: Readonly<Record<string, string>> = {
  courses: "quem dá o curso",
  episodes: "equipe do podcast",
  nr35: "responsabilidade técnica",
  partners: "a empresa parceira",
  "past-courses": "quem deu o curso, e as pessoas dos depoimentos",
  processors: "quem cuida do servidor",
  "social-projects": "quem fez a obra",
  testimonials: "quem deu o depoimento, com autorização",
};

/** Invented items in content/, one line each, with who can supply the true one. */
export const demonstrationNotes = (): string[] =>
  demonstrationItems().map(
    ({ file, what }) => `${file}: ${what} (${SUPPLIERS[file.split("/")[1]!] ?? "direção"})`,
  );

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
    title: "Outros dados da empresa que faltam (content/company.mdx)",
    lines: [
      ...unsetFacts(getCompany()).map((fact) => `${fact} (direção)`),
      ...(env.SITE_URL ? [] : ["endereço do site: SITE_URL, em .env (quem cuida do servidor)"]),
      ...(env.SUPABASE_URL && !env.SITE_TOKEN
        ? [
            "segredo entre o site e as funções do Supabase: SITE_TOKEN, em .env e nos secrets (quem cuida do servidor)",
          ]
        : []),
    ],
  },
  { title: "A conferir por profissional ou pela empresa", lines: openReviews() },
];

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
