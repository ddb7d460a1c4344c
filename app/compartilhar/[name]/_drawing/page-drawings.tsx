import type { ReactElement } from "react";
import { InlineDrawing } from "@/components/art/inline-svg";
import { CALCULATORS } from "@/components/calculators/calculators";
import { calculatorPath } from "@/lib/calculators/calculator";
import { paths } from "@/lib/paths";
import { hex } from "@/lib/drawings/palette";

type PageDrawing = { label: string; drawing: ReactElement; ground?: string };

const drawings: Record<string, PageDrawing> = {
  [paths.services]: { label: "Serviços", drawing: <InlineDrawing name="building" /> },
  [paths.education]: { label: "Educação", drawing: <InlineDrawing name="commands" /> },
  [paths.socialProjects]: { label: "Mão Amiga", drawing: <InlineDrawing name="mao-amiga" /> },
  [paths.materialDonation]: { label: "Mão Amiga", drawing: <InlineDrawing name="association" /> },
  [paths.podcast]: { label: "Podcast", drawing: <InlineDrawing name="podcast-studio" /> },
  [paths.womenInMaintenance]: {
    label: "Curso on-line",
    drawing: <InlineDrawing name="course-women" />,
  },
  [paths.blog]: {
    label: "Blog",
    drawing: <InlineDrawing name="categorias/dicas-de-reparos" />,
  },
  [paths.contact]: { label: "Contato", drawing: <InlineDrawing name="painting" /> },
  [paths.photoContest]: {
    label: "Concurso de fotografia",
    drawing: <InlineDrawing name="photo-contest" />,
  },
  [paths.pressRelease]: {
    label: "Release para a imprensa",
    drawing: <InlineDrawing name="capas/click-na-pintura-concurso" />,
  },
  [paths.mediaKit]: {
    label: "Imprensa e parceiros",
    drawing: <InlineDrawing name="logo-construction" />,
    ground: hex.planta,
  },
  [paths.calculators]: { label: "Calculadoras", drawing: <InlineDrawing name="maintenance" /> },
  ...Object.fromEntries(
    CALCULATORS.map((calculator) => [
      calculatorPath(calculator),
      { label: "Calculadora", drawing: <InlineDrawing name={calculator.shareDrawing} /> },
    ]),
  ),
  [paths.pressRoom]: {
    label: "Imprensa",
    drawing: <InlineDrawing name="categorias/noticias-do-setor" />,
  },
  [paths.siteMap]: { label: "Índice de pranchas", drawing: <InlineDrawing name="not-found" /> },
  [paths.privacy]: { label: "Transparência", drawing: <InlineDrawing name="maintenance" /> },
  [paths.accessibility]: {
    label: "Transparência",
    drawing: <InlineDrawing name="capas/acessibilidade-casa-baixo-custo" />,
  },
};

/**
 * Label and drawing of a page's share image. The house plan is for the home page and for pages
 * without an own drawing.
 */
export const pageDrawing = (path: string): PageDrawing =>
  drawings[path] ?? {
    label: "Construção, reforma e manutenção",
    drawing: <InlineDrawing name="house-under-construction" />,
    ground: hex.planta,
  };
