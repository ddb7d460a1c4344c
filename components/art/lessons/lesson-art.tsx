import type { ReactNode } from "react";
import type { LessonArtName } from "@/lib/content/lessons";
import type { ArtProps } from "@/components/art/art-props";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { BoardDrawing } from "@/components/art/lessons/board";
import { OutletDrawing } from "@/components/art/lessons/outlet";
import { PatchDrawing } from "@/components/art/lessons/patch";
import { ShelfDrawing } from "@/components/art/lessons/shelf";
import { SiphonDrawing } from "@/components/art/lessons/siphon";
import { TapDrawing } from "@/components/art/lessons/tap";

const drawings: Record<LessonArtName, () => ReactNode> = {
  board: BoardDrawing,
  outlet: OutletDrawing,
  tap: TapDrawing,
  siphon: SiphonDrawing,
  patch: PatchDrawing,
  shelf: ShelfDrawing,
};

type LessonArtProps = ArtProps & { name: LessonArtName };

/** A lesson's drawing; its numbers are the lesson's steps. */
export function LessonArt({ name, className }: LessonArtProps) {
  const Drawing = drawings[name];
  return (
    <ArtCanvas className={className}>
      <Drawing />
    </ArtCanvas>
  );
}
