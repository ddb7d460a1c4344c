import type { ArtProps } from "./art-props";
import { Annotations } from "./hero/annotations";
import { Crane, CraneLoad } from "./hero/crane";
import { DrawnHalf } from "./hero/drawn-half";
import { FinishedHalf } from "./hero/finished-half";
import { Scaffold } from "./hero/scaffold";
import { SitePlan } from "./hero/site-plan";
import { ArtCanvas } from "./kit/canvas";
import { color } from "./kit/palette";

/**
 * The home page's drawing: a house that rises from its plan, half finished in colour, half still
 * in line. It has no ground of its own and stands on Azul Planta.
 */
export function HeroPlan({ className }: ArtProps) {
  return (
    <ArtCanvas className={className} width={640} height={560} line={color.concreto}>
      <SitePlan />
      <Crane />
      <FinishedHalf />
      <DrawnHalf />
      <Scaffold />
      <CraneLoad />
      <Annotations />
    </ArtCanvas>
  );
}
