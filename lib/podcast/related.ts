import { findArticle } from "@/lib/content/articles";
import type { EpisodePage } from "@/lib/podcast/episode-pages";
import type { ThemeKey } from "@/lib/podcast/themes";

const RELATED: Readonly<Record<ThemeKey, readonly [article: string, cover: string]>> = {
  "paint-market": ["segredos-lojistas", "mercado-de-tintas"],
  documentation: ["nr35-trabalhos-altura", "noticias-do-setor"],
  entrepreneurship: ["empreendedorismo-periferia-transformacao", "entrevistas-e-insights"],
  condominiums: ["nr35-trabalhos-altura", "manutencao-predial"],
  delinquency: ["eficiencia-energetica", "manutencao-predial"],
  "pet-shop": ["comandos-eletricos", "dicas-de-reparos"],
  carpentry: ["guia-pintura", "dicas-de-reparos"],
  "real-estate": ["guia-pintura", "noticias-do-setor"],
  electrical: ["comandos-eletricos", "mercado-eletrico"],
  youth: ["mulheres-na-manutencao-depoimentos", "mulheres-na-manutencao"],
  accessibility: ["acessibilidade-casa-baixo-custo", "acessibilidade-e-adaptacao"],
  other: ["guia-pintura", "entrevistas-e-insights"],
};

export const themeCover = (theme: ThemeKey): string => `categorias/${RELATED[theme][1]}`;

/** That of the episode's file, else of its theme, as far as they are on the site. */
export const relatedArticle = ({ theme, notes }: Pick<EpisodePage, "theme" | "notes">) =>
  findArticle(notes?.article ?? "") ?? findArticle(RELATED[theme][0]);
