import type { ArtProps } from "@/components/art/art-props";
import { Annotations } from "@/components/art/hero/annotations";
import { Crane, CraneLoad } from "@/components/art/hero/crane";
import { DrawnHalf } from "@/components/art/hero/drawn-half";
import { FinishedHalf } from "@/components/art/hero/finished-half";
import { Scaffold } from "@/components/art/hero/scaffold";
import { SitePlan } from "@/components/art/hero/site-plan";
import { ArtCanvas } from "@/components/art/kit/canvas";
import { color } from "@/components/art/kit/palette";

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
