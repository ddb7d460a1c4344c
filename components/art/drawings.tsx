import type { ComponentType } from "react";
import type { ArtProps } from "@/components/art/art-props";
import { LessonArt } from "@/components/art/lessons/lesson-art";
import { BuildingArt } from "@/components/art/services/building";
import { DecorationArt } from "@/components/art/services/decoration";
import { ElectricalArt } from "@/components/art/services/electrical";
import { MaintenanceArt } from "@/components/art/services/maintenance";
import { PaintingArt } from "@/components/art/services/painting";
import { PlumbingArt } from "@/components/art/services/plumbing";
import { CourseCommandsArt } from "@/components/art/specials/course-commands";
import { CourseHydrogenArt } from "@/components/art/specials/course-hydrogen";
import { CourseSolarArt } from "@/components/art/specials/course-solar";
import { CourseWomenArt } from "@/components/art/specials/course-women";
import { CredibilityLevelArt } from "@/components/art/specials/credibility-level";
import { MaoAmigaArt } from "@/components/art/specials/mao-amiga";
import { Nr35Art } from "@/components/art/specials/nr35";
import { NotFoundArt } from "@/components/art/specials/not-found";
import { PhotoContestArt } from "@/components/art/specials/photo-contest";
import { PodcastStudioArt } from "@/components/art/specials/podcast-studio";
import { SocialAssociationArt } from "@/components/art/specials/social-association";
import { SocialCourtArt } from "@/components/art/specials/social-court";
import { SocialDisabilityArt } from "@/components/art/specials/social-disability";

/** The drawings that are files of their own, by the names that content/ gives them (see drawing.tsx). */
export const drawings = {
  painting: PaintingArt,
  electrical: ElectricalArt,
  plumbing: PlumbingArt,
  maintenance: MaintenanceArt,
  building: BuildingArt,
  decoration: DecorationArt,
  commands: CourseCommandsArt,
  solar: CourseSolarArt,
  hydrogen: CourseHydrogenArt,
  height: Nr35Art,
  "course-women": CourseWomenArt,
  "photo-contest": PhotoContestArt,
  "podcast-studio": PodcastStudioArt,
  credibility: CredibilityLevelArt,
  "mao-amiga": MaoAmigaArt,
  association: SocialAssociationArt,
  disability: SocialDisabilityArt,
  court: SocialCourtArt,
  "not-found": NotFoundArt,
  board: (props) => <LessonArt name="board" {...props} />,
  outlet: (props) => <LessonArt name="outlet" {...props} />,
  tap: (props) => <LessonArt name="tap" {...props} />,
  siphon: (props) => <LessonArt name="siphon" {...props} />,
  patch: (props) => <LessonArt name="patch" {...props} />,
  shelf: (props) => <LessonArt name="shelf" {...props} />,
} satisfies Record<string, ComponentType<ArtProps>>;

export type DrawingName = keyof typeof drawings;
