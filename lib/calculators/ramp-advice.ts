import { metres, plural } from "@/lib/calculators/number";
import {
  designRamp,
  foldedLength,
  neededSpace,
  RAMP,
  SLOPE_CLASSES,
  type Ramp,
  type RampDesign,
} from "@/lib/calculators/ramp-formulas";

/** What to do instead when the ramp does not fit, else what else the norm asks for. */
export function rampAdvice(ramp: Ramp): string[] {
  if (ramp.rise <= RAMP.threshold) return [];
  return ramp.fits ? requirements(ramp) : alternatives(ramp);
}

/** NBR 9050:2020, 6.6.4 (landings), 6.6.3 (edge guides) and 6.9 (handrails at 0.92 and 0.70 m). */
function requirements({ chosen, topLanding }: Ramp): string[] {
  if (!chosen) return [];
  const { segments, rise } = chosen;
  return [
    ...(segments > 1
      ? [
          `São ${plural(segments, "segmento")}, porque cada um sobe no máximo ` +
            `${metres(chosen.slope.maxRise)}; este sobe ${metres(rise)}.`,
        ]
      : []),
    `Deixe ${metres(RAMP.landing)} planos no pé da rampa` +
      (topLanding ? " e no alto." : ` e construa ${metres(RAMP.landing)} planos no alto.`),
    "Corrimão dos dois lados, a 92 cm e a 70 cm do piso, e guia onde não houver parede.",
  ];
}

function alternatives(ramp: Ramp): string[] {
  const { space = 0, existing, rise, width, topLanding, chosen } = ramp;
  const folded = chosen && foldedLength(chosen);
  const reform =
    !existing &&
    SLOPE_CLASSES.flatMap((slope) => designRamp(rise, slope, width) ?? []).some(
      (design: RampDesign) =>
        design.slope.exceptional && neededSpace({ topLanding }, design) <= space,
    );
  return [
    ...(folded !== undefined && folded <= space
      ? [
          `Dobre a rampa: em dois lances lado a lado, com patamar na volta, ela cabe em ` +
            `${metres(folded)} por ${metres(2 * width)}.`,
        ]
      : []),
    ...(reform
      ? [
          "Se a construção já existe e não há outro jeito, a norma admite inclinação maior em " +
            "desnível pequeno: escolha “Já existe” em “A construção”.",
        ]
      : []),
    "Comece a rampa de lado, junto à parede, ou procure outra entrada com mais espaço.",
    "Sem espaço para rampa, uma plataforma elevatória (NBR ISO 9386-1) vence a altura no lugar.",
  ];
}
