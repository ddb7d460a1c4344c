import type { Measure, Step } from "@/lib/calculators/calculator";
import { centimetres, formatNumber, metres, plural } from "@/lib/calculators/number";
import { neededSpace, RAMP, type Ramp, type RampDesign } from "@/lib/calculators/ramp-formulas";

const slopeText = ({ slope }: RampDesign) => `${slope.percent} (1:${slope.ratio})`;

/** "2 segmentos de 4,00 m, com patamar de 1,20 m entre eles". */
const segmentsText = ({ segments, run }: RampDesign) =>
  segments === 1
    ? `${metres(run)}, num segmento só`
    : `${plural(segments, "segmento")} de ${metres(run)}, com patamar de ${metres(RAMP.landing)} entre eles`;

export function rampAnswer(ramp: Ramp): string {
  const { rise, space, designs, chosen, fits } = ramp;
  if (rise <= RAMP.threshold) return thresholdText(rise);
  if (!chosen) return `Não cabe: a norma não admite rampa para ${centimetres(rise)} assim.`;
  if (!fits) {
    return (
      `Não cabe: a rampa mais curta que a norma admite aqui, de ${chosen.slope.percent}, ` +
      `ocupa ${metres(neededSpace(ramp, chosen))} com os patamares, e há ${metres(space ?? 0)}.`
    );
  }
  const gentlest = designs[0];
  if (space === undefined && gentlest && gentlest !== chosen) {
    return (
      `A rampa mais curta tem ${metres(chosen.length)}, a ${slopeText(chosen)}. ` +
      `Se houver lugar, faça ${metres(gentlest.length)} a ${slopeText(gentlest)}: sobe-se mais leve.`
    );
  }
  return `Cabe: ${metres(chosen.length)} de rampa a ${slopeText(chosen)}.`;
}

/** NBR 9050:2020, 6.3.4: up to 5 mm nothing, up to 20 mm a chamfer of at most 1:2. */
const thresholdText = (rise: number) =>
  rise <= 0.005
    ? "Até 5 mm o desnível passa sem rampa nem chanfro."
    : `Não precisa de rampa: até 2 cm basta um chanfro, com ${centimetres(rise * 2)} de comprimento ou mais.`;

export function rampSteps(ramp: Ramp): Step[] {
  if (ramp.rise <= RAMP.threshold) return [];
  return ramp.designs.flatMap((design) => {
    const { segments, length, slope } = design;
    const landings = segments > 1 ? ` + ${segments - 1} × ${formatNumber(RAMP.landing, 2, 2)}` : "";
    return [
      {
        label: `A ${slopeText(design)}${slope.exceptional ? ", só em reforma" : ""}`,
        formula: `${formatNumber(ramp.rise, 3, 2)} × ${slope.ratio}${landings}`,
        value: metres(length),
      },
    ];
  });
}

export function rampMeasures(ramp: Ramp): Measure[] {
  const { rise, width, space, existing, topLanding, chosen, fits } = ramp;
  return [
    { label: "Altura a vencer", value: centimetres(rise) },
    { label: "Espaço livre", value: space === undefined ? "não medido" : metres(space) },
    { label: "Largura", value: metres(width) },
    { label: "Patamar em cima", value: topLanding ? "já existe" : "falta construir" },
    { label: "Construção", value: existing ? "já existe" : "nova" },
    ...(chosen && rise > RAMP.threshold
      ? [
          { label: "Inclinação", value: `${slopeText(chosen)}${fits ? "" : ", não cabe"}` },
          { label: "Rampa", value: segmentsText(chosen) },
          { label: "Com os patamares", value: metres(neededSpace(ramp, chosen)) },
        ]
      : [{ label: "Resultado", value: rampAnswer(ramp) }]),
  ];
}
