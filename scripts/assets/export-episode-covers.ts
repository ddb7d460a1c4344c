/**
 * Draws the covers of the demonstration episodes (supabase/seed.sql) into public/episodes: `npm run
 * assets:episodes`. The theme selects the drawing; the episode's id selects the variation.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createElement } from "react";
import { ArticleCover, type ArticleCoverProps } from "@/components/art/article-cover";
import { classifyEpisode } from "@/lib/podcast/classify";
import type { ThemeKey } from "@/lib/podcast/themes";
import { standaloneSvg } from "@/scripts/assets/brand/standalone-svg";

const folder = new URL("../../public/episodes/", import.meta.url);
const seed = new URL("../../supabase/seed.sql", import.meta.url);

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

const ROW = /\(\s*'(demo-ep-\d+)',\s*'(.*)',\s*'(.*)',/g;

async function exportEpisodeCovers() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [, id = "", title = "", description = ""] of readFileSync(seed, "utf8").matchAll(
    ROW,
  )) {
    const category = DRAWINGS[classifyEpisode({ title, description })];
    const drawing = createElement(ArticleCover, { category, slug: id });
    const svg = await standaloneSvg(drawing, `PrimoZé Cast ${id}`);
    writeFileSync(new URL(`${id}.svg`, folder), svg);
  }
}

void exportEpisodeCovers();
