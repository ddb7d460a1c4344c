import type { ReactNode } from "react";
import type { ArtProps } from "@/components/art/art-props";
import { PaintingArt } from "@/components/art/services/painting";
import { CourseCommandsArt } from "@/components/art/specials/course-commands";
import { CourseHydrogenArt } from "@/components/art/specials/course-hydrogen";
import { CourseSolarArt } from "@/components/art/specials/course-solar";
import { Nr35Art } from "@/components/art/specials/nr35";
import type { Course } from "@/lib/content/courses";
import type { PastCourse } from "@/lib/content/past-courses";

type CourseArtName = Course["art"] | PastCourse["image"];

const arts: Record<CourseArtName, (props: ArtProps) => ReactNode> = {
  commands: CourseCommandsArt,
  solar: CourseSolarArt,
  hydrogen: CourseHydrogenArt,
  painting: PaintingArt,
  height: Nr35Art,
};

/** The illustration that a course's front-matter names. */
export function CourseArt({ name, className }: ArtProps & { name: CourseArtName }) {
  const Art = arts[name];
  return <Art className={className} />;
}
