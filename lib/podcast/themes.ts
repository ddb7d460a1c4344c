/** The eleven themes of §3.3, in its order. */
export const THEMES = [
  { key: "paint-market", label: "Mercado de Tintas" },
  { key: "documentation", label: "Documentação e Engenharia" },
  { key: "entrepreneurship", label: "Empreendedorismo" },
  { key: "condominiums", label: "Condomínios" },
  { key: "delinquency", label: "Inadimplência" },
  { key: "pet-shop", label: "Pet Shop" },
  { key: "carpentry", label: "Marcenaria" },
  { key: "real-estate", label: "Mercado Imobiliário" },
  { key: "electrical", label: "Elétrica e Sustentabilidade" },
  { key: "youth", label: "Juventude e Inclusão" },
  { key: "accessibility", label: "Acessibilidade" },
] as const;

export const OTHER_THEME = { key: "other", label: "Outros Temas" } as const;

export type ThemeKey = (typeof THEMES)[number]["key"] | typeof OTHER_THEME.key;

const LABELS = new Map<string, string>(
  [...THEMES, OTHER_THEME].map(({ key, label }) => [key, label]),
);

export const themeLabel = (key: ThemeKey): string => LABELS.get(key) ?? OTHER_THEME.label;

export type Segment<Episode> = {
  key: ThemeKey;
  label: string;
  episodes: Episode[];
};

/** Largest group first (§9). */
export function toSegments<Episode extends { theme: ThemeKey }>(
  episodes: readonly Episode[],
): Segment<Episode>[] {
  return [...THEMES, OTHER_THEME]
    .map(({ key, label }) => ({
      key,
      label,
      episodes: episodes.filter(({ theme }) => theme === key),
    }))
    .filter((segment) => segment.episodes.length > 0)
    .sort((a, b) => b.episodes.length - a.episodes.length);
}
