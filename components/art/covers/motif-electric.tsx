import type { MotifProps } from "@/components/art/covers/cover-colors";
import { ElectricDiagram } from "@/components/art/covers/electric-diagram";
import { ElectricEfficiency } from "@/components/art/covers/electric-efficiency";

/** Electrical market: an energy label when the slug mentions energy, else a diagram. */
export function MotifElectric(props: MotifProps) {
  return /eficien|energ|consumo/.test(props.slug) ? (
    <ElectricEfficiency {...props} />
  ) : (
    <ElectricDiagram {...props} />
  );
}
