import type { ReactElement } from "react";
import { ArticleCover } from "@/components/art/article-cover";
import { HeroPlan } from "@/components/art/hero-plan";
import { MarkConstruction } from "@/components/art/mark-construction";
import { BuildingArt } from "@/components/art/services/building";
import { MaintenanceArt } from "@/components/art/services/maintenance";
import { PaintingArt } from "@/components/art/services/painting";
import { CourseCommandsArt } from "@/components/art/specials/course-commands";
import { CourseWomenArt } from "@/components/art/specials/course-women";
import { MaoAmigaArt } from "@/components/art/specials/mao-amiga";
import { NotFoundArt } from "@/components/art/specials/not-found";
import { PhotoContestArt } from "@/components/art/specials/photo-contest";
import { PodcastStudioArt } from "@/components/art/specials/podcast-studio";
import { SocialAssociationArt } from "@/components/art/specials/social-association";
import { paths } from "@/lib/paths";
import { hex } from "@/lib/brand/palette";

type PageDrawing = { label: string; drawing: ReactElement; ground?: string };

const drawings: Record<string, PageDrawing> = {
  [paths.services]: { label: "Serviços", drawing: <BuildingArt /> },
  [paths.education]: { label: "Educação", drawing: <CourseCommandsArt /> },
  [paths.socialProjects]: { label: "Mão Amiga", drawing: <MaoAmigaArt /> },
  [paths.materialDonation]: { label: "Mão Amiga", drawing: <SocialAssociationArt /> },
  [paths.podcast]: { label: "Podcast", drawing: <PodcastStudioArt /> },
  [paths.womenInMaintenance]: { label: "Curso on-line", drawing: <CourseWomenArt /> },
  [paths.blog]: {
    label: "Blog",
    drawing: <ArticleCover category="Dicas de Reparos" slug="blog" />,
  },
  [paths.contact]: { label: "Contato", drawing: <PaintingArt /> },
  [paths.photoContest]: { label: "Concurso de fotografia", drawing: <PhotoContestArt /> },
  [paths.pressRelease]: {
    label: "Release para a imprensa",
    drawing: <ArticleCover category="Click na Pintura" slug="click-na-pintura-concurso" />,
  },
  [paths.mediaKit]: {
    label: "Imprensa e parceiros",
    drawing: <MarkConstruction />,
    ground: hex.planta,
  },
  [paths.siteMap]: { label: "Índice de pranchas", drawing: <NotFoundArt /> },
  [paths.privacy]: { label: "Transparência", drawing: <MaintenanceArt /> },
  [paths.accessibility]: {
    label: "Transparência",
    drawing: (
      <ArticleCover category="Acessibilidade e Adaptação" slug="acessibilidade-casa-baixo-custo" />
    ),
  },
};

/** Label and drawing of a page's share image; the house in plan for the home page and whatever has none of its own. */
export const pageDrawing = (path: string): PageDrawing =>
  drawings[path] ?? {
    label: "Construção, reforma e manutenção",
    drawing: <HeroPlan />,
    ground: hex.planta,
  };
