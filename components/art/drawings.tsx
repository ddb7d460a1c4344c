import type { ComponentType } from "react";
import type { ArtProps } from "./art-props";
import { LessonArt } from "./lessons/lesson-art";
import { BuildingArt } from "./services/building";
import { DecorationArt } from "./services/decoration";
import { ElectricalArt } from "./services/electrical";
import { MaintenanceArt } from "./services/maintenance";
import { PaintingArt } from "./services/painting";
import { PlumbingArt } from "./services/plumbing";
import { CourseCommandsArt } from "./specials/course-commands";
import { CourseHydrogenArt } from "./specials/course-hydrogen";
import { CourseSolarArt } from "./specials/course-solar";
import { CourseWomenArt } from "./specials/course-women";
import { CredibilityLevelArt } from "./specials/credibility-level";
import { MaoAmigaArt } from "./specials/mao-amiga";
import { Nr35Art } from "./specials/nr35";
import { NotFoundArt } from "./specials/not-found";
import { PhotoContestArt } from "./specials/photo-contest";
import { PodcastStudioArt } from "./specials/podcast-studio";
import { SocialAssociationArt } from "./specials/social-association";
import { SocialCourtArt } from "./specials/social-court";
import { SocialDisabilityArt } from "./specials/social-disability";

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
