import { findArticle } from "@/lib/content/articles";
import { getServices } from "@/lib/content/collections";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import type { ThemeKey } from "@/lib/podcast/themes";

const RELATED: Readonly<
  Record<ThemeKey, readonly [article: string, service: string, cover: string]>
> = {
  "paint-market": ["segredos-lojistas", "pintura", "mercado-de-tintas"],
  documentation: ["nr35-trabalhos-altura", "manutencao-predial", "noticias-do-setor"],
  entrepreneurship: [
    "empreendedorismo-periferia-transformacao",
    "manutencao-geral",
    "entrevistas-e-insights",
  ],
  condominiums: ["nr35-trabalhos-altura", "manutencao-predial", "manutencao-predial"],
  delinquency: ["eficiencia-energetica", "manutencao-predial", "manutencao-predial"],
  "pet-shop": ["comandos-eletricos", "hidraulica", "dicas-de-reparos"],
  carpentry: ["guia-pintura", "decoracao-e-acabamento", "dicas-de-reparos"],
  "real-estate": ["guia-pintura", "manutencao-geral", "noticias-do-setor"],
  electrical: ["comandos-eletricos", "eletrica", "mercado-eletrico"],
  youth: ["mulheres-na-manutencao-depoimentos", "manutencao-geral", "mulheres-na-manutencao"],
  accessibility: [
    "acessibilidade-casa-baixo-custo",
    "manutencao-geral",
    "acessibilidade-e-adaptacao",
  ],
  other: ["guia-pintura", "manutencao-geral", "entrevistas-e-insights"],
};

export const themeCover = (theme: ThemeKey): string => `categorias/${RELATED[theme][2]}`;

/** Those of the episode's file, else of its theme, as far as they are on the site. */
export function relatedContent({ theme, notes }: Pick<EpisodePage, "theme" | "notes">) {
  const [themeArticle, themeService] = RELATED[theme];
  const serviceOf = (key = "") => getServices().find(({ slug }) => slug === key);
  return {
    article: findArticle(notes?.article ?? "") ?? findArticle(themeArticle),
    service: serviceOf(notes?.service) ?? serviceOf(themeService),
  };
}
