import type { MotifProps } from "./cover-inks";
import { ElectricDiagram } from "./electric-diagram";
import { ElectricEfficiency } from "./electric-efficiency";

/** The electrical market: the efficiency label where the slug speaks of it, else a diagram. */
export function MotifElectric(props: MotifProps) {
  return /eficien|energ|consumo/.test(props.slug) ? (
    <ElectricEfficiency {...props} />
  ) : (
    <ElectricDiagram {...props} />
  );
}
