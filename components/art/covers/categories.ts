import type { ComponentType } from "react";
import {
  coverColors,
  type CoverColors,
  type MotifProps,
} from "@/components/art/covers/cover-colors";
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

type CategoryCover = {
  motif: ComponentType<MotifProps>;
  colors: readonly [CoverColors, ...CoverColors[]];
};

const { blue, light, grey, yellow, orange } = coverColors;

/** Motif and colour schemes of each blog category. */
export const categoryCovers: Readonly<Record<string, CategoryCover>> = {
  "Dicas de Reparos": { motif: MotifRepairs, colors: [yellow, light] },
  "Mercado de Tintas": { motif: MotifPaintMarket, colors: [grey, light, yellow] },
  "Manutenção Predial": { motif: MotifBuilding, colors: [grey, blue] },
  "Acessibilidade e Adaptação": { motif: MotifAccess, colors: [blue, light] },
  "Entrevistas e Insights": { motif: MotifInterview, colors: [orange, light, grey] },
  "Notícias do Setor": { motif: MotifNews, colors: [blue, yellow, light] },
  "Click na Pintura": { motif: MotifContest, colors: [blue, grey] },
  "Mulheres na Manutenção": { motif: MotifWomen, colors: [light, yellow] },
  "Mercado Elétrico": { motif: MotifElectric, colors: [blue, yellow, grey] },
  Segurança: { motif: MotifSafety, colors: [light, blue] },
};

/** For a category that is not in the list. */
export const fallbackCover: CategoryCover = { motif: MotifNews, colors: [blue, grey] };
