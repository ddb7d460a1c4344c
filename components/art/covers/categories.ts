import type { ComponentType } from "react";
import { coverInks, type CoverInks, type MotifProps } from "@/components/art/covers/cover-inks";
import { MotifAccess } from "@/components/art/covers/motif-access";
import { MotifBuilding } from "@/components/art/covers/motif-building";
import { MotifContest } from "@/components/art/covers/motif-contest";
import { MotifElectric } from "@/components/art/covers/motif-electric";
import { MotifInterview } from "@/components/art/covers/motif-interview";
import { MotifNews } from "@/components/art/covers/motif-news";
import { MotifPaintMarket } from "@/components/art/covers/motif-paint-market";
import { MotifRepairs } from "@/components/art/covers/motif-repairs";
import { MotifSafety } from "@/components/art/covers/motif-safety";
import { MotifWomen } from "@/components/art/covers/motif-women";

type CategoryArt = {
  motif: ComponentType<MotifProps>;
  inks: readonly [CoverInks, ...CoverInks[]];
};

const { night, paper, concrete, signal, site } = coverInks;

/** What each blog category draws, and the grounds it may stand on. */
export const categoryArt: Readonly<Record<string, CategoryArt>> = {
  "Dicas de Reparos": { motif: MotifRepairs, inks: [signal, paper] },
  "Mercado de Tintas": { motif: MotifPaintMarket, inks: [concrete, paper, signal] },
  "Manutenção Predial": { motif: MotifBuilding, inks: [concrete, night] },
  "Acessibilidade e Adaptação": { motif: MotifAccess, inks: [night, paper] },
  "Entrevistas e Insights": { motif: MotifInterview, inks: [site, paper, concrete] },
  "Notícias do Setor": { motif: MotifNews, inks: [night, signal, paper] },
  "Click na Pintura": { motif: MotifContest, inks: [night, concrete] },
  "Mulheres na Manutenção": { motif: MotifWomen, inks: [paper, signal] },
  "Mercado Elétrico": { motif: MotifElectric, inks: [night, signal, concrete] },
  Segurança: { motif: MotifSafety, inks: [paper, night] },
};

/** What an unknown category draws. */
export const fallbackArt: CategoryArt = { motif: MotifNews, inks: [night, concrete] };
