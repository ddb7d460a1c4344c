import type { MotifProps } from "@/components/art/covers/cover-inks";
import { ElectricDiagram } from "@/components/art/covers/electric-diagram";
import { ElectricEfficiency } from "@/components/art/covers/electric-efficiency";

/** The electrical market: the efficiency label where the slug speaks of it, else a diagram. */
export function MotifElectric(props: MotifProps) {
  return /eficien|energ|consumo/.test(props.slug) ? (
    <ElectricEfficiency {...props} />
  ) : (
    <ElectricDiagram {...props} />
  );
}
