import { ArticleCover, type ArticleCoverProps } from "@/components/art/article-cover";
import type { ThemeKey } from "@/lib/podcast/themes";

/** The article cover drawing of each theme. */
const DRAWINGS: Record<ThemeKey, ArticleCoverProps["category"]> = {
  "paint-market": "Mercado de Tintas",
  documentation: "Notícias do Setor",
  entrepreneurship: "Entrevistas e Insights",
  condominiums: "Manutenção Predial",
  delinquency: "Manutenção Predial",
  "pet-shop": "Dicas de Reparos",
  carpentry: "Dicas de Reparos",
  "real-estate": "Notícias do Setor",
  electrical: "Mercado Elétrico",
  youth: "Mulheres na Manutenção",
  accessibility: "Acessibilidade e Adaptação",
  other: "Entrevistas e Insights",
};

/** The drawing of an episode: the theme selects it, the id of the video its variation. */
export const ThemeCover = ({ id, theme }: { id: string; theme: ThemeKey }) => (
  <ArticleCover category={DRAWINGS[theme]} slug={id} />
);
