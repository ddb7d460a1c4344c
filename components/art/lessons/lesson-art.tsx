import type { ReactNode } from "react";
import type { LessonArtName } from "@/lib/content/lessons";
import type { ArtProps } from "../art-props";
import { ArtCanvas } from "../kit/canvas";
import { BoardDrawing } from "./board";
import { OutletDrawing } from "./outlet";
import { PatchDrawing } from "./patch";
import { ShelfDrawing } from "./shelf";
import { SiphonDrawing } from "./siphon";
import { TapDrawing } from "./tap";

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
