import { getArticle } from "@/lib/content/articles";
import { ContentError } from "@/lib/content/collection";
import { getServices } from "@/lib/content/collections";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import type { ThemeKey } from "@/lib/podcast/themes";

/** What belongs to a theme: slug of an article, key of a service, drawing of a blog category. */
const RELATED: Readonly<Record<ThemeKey, { article: string; service: string; cover: string }>> = {
  "paint-market": { article: "segredos-lojistas", service: "pintura", cover: "mercado-de-tintas" },
  documentation: {
    article: "nr35-trabalhos-altura",
    service: "manutencao-predial",
    cover: "noticias-do-setor",
  },
  entrepreneurship: {
    article: "empreendedorismo-periferia-transformacao",
    service: "manutencao-geral",
    cover: "entrevistas-e-insights",
  },
  condominiums: {
    article: "nr35-trabalhos-altura",
    service: "manutencao-predial",
    cover: "manutencao-predial",
  },
  delinquency: {
    article: "eficiencia-energetica",
    service: "manutencao-predial",
    cover: "manutencao-predial",
  },
  "pet-shop": { article: "comandos-eletricos", service: "hidraulica", cover: "dicas-de-reparos" },
  carpentry: {
    article: "guia-pintura",
    service: "decoracao-e-acabamento",
    cover: "dicas-de-reparos",
  },
  "real-estate": {
    article: "guia-pintura",
    service: "manutencao-geral",
    cover: "noticias-do-setor",
  },
  electrical: { article: "comandos-eletricos", service: "eletrica", cover: "mercado-eletrico" },
  youth: {
    article: "mulheres-na-manutencao-depoimentos",
    service: "manutencao-geral",
    cover: "mulheres-na-manutencao",
  },
  accessibility: {
    article: "acessibilidade-casa-baixo-custo",
    service: "manutencao-geral",
    cover: "acessibilidade-e-adaptacao",
  },
  other: { article: "guia-pintura", service: "manutencao-geral", cover: "entrevistas-e-insights" },
};

/** The drawing of a theme, for `InlineDrawing`. */
export const themeCover = (theme: ThemeKey): string => `categorias/${RELATED[theme].cover}`;

/**
 * The related article and service of an episode: those of its file, else those of its theme.
 * @throws ContentError when its file names one that does not exist
 */
export function relatedContent({ theme, notes }: Pick<EpisodePage, "theme" | "notes">) {
  const slug = notes?.article ?? RELATED[theme].article;
  const key = notes?.service ?? RELATED[theme].service;
  const article = getArticle(slug);
  const service = getServices().find((one) => one.slug === key);
  const problems = [
    ...(notes?.article && !article ? [`article: there is no article “${slug}”`] : []),
    ...(notes?.service && !service ? [`service: there is no service “${key}”`] : []),
  ].map((problem) => `content/episodes/${notes?.id}.mdx: ${problem}`);
  if (problems.length > 0) throw new ContentError(problems);
  return { article, service };
}
