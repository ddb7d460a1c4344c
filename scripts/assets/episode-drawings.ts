import { color } from "@/components/art/kit/palette";

/**
 * What the cover of a demonstration episode shows: a drawing of public/desenhos on a background,
 * the cover of an article, or the motif of a blog category.
 */
export type EpisodeDrawing =
  { drawing: string; background: string } | { article: string } | { category: string };

const { concreto, cimento, seguranca, vidro, white } = { ...color, white: "#fff" };

const on = (background: string, drawing: string): EpisodeDrawing => ({ drawing, background });
const cover = (article: string): EpisodeDrawing => ({ article });
const motif = (category: string): EpisodeDrawing => ({ category });

/** By the number in the episode's id: each its own, so that the episodes of a theme differ. */
export const EPISODE_DRAWINGS: readonly EpisodeDrawing[] = [
  cover("segredos-lojistas"),
  cover("empreendedorismo-periferia-transformacao"),
  on(concreto, "building"),
  motif("Manutenção Predial"),
  on(cimento, "plumbing"),
  on(vidro, "shelf"),
  on(seguranca, "association"),
  on(concreto, "solar"),
  motif("Mulheres na Manutenção"),
  on(cimento, "tap"),
  motif("Notícias do Setor"),
  motif("Mercado de Tintas"),
  on(vidro, "house-under-construction"),
  cover("nr35-trabalhos-altura"),
  on(white, "podcast-studio"),
  on(seguranca, "patch"),
  on(white, "height"),
  on(concreto, "decoration"),
  cover("guia-pintura"),
  on(vidro, "mao-amiga"),
  on(cimento, "siphon"),
  on(vidro, "painting"),
  on(concreto, "board"),
  on(seguranca, "maintenance"),
  on(white, "credibility"),
  motif("Dicas de Reparos"),
  on(vidro, "not-found"),
  on(cimento, "course-women"),
  motif("Entrevistas e Insights"),
];
