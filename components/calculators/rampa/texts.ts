import {
  foldedSpace,
  neededSpace,
  RAMP,
  type Ramp,
  type RampDesign,
} from "@/lib/calculators/rampa/formulas";
import { type Measure, measure, type Step, step } from "@/lib/calculators/calculator";
import { centimetres, formatNumber, metres, plural } from "@/lib/calculators/number";

const slopeText = ({ slope }: RampDesign) => `${slope.percent} (1:${slope.ratio})`;

const segmentsText = ({ segments, run }: RampDesign) =>
  segments === 1
    ? `${metres(run)}, num segmento só`
    : `${plural(segments, "segmento")} de ${metres(run)}, com patamar de ${metres(RAMP.landing)} entre eles`;

/** Whether the ramp fits, in one sentence with its length and slope. */
export function rampAnswer(ramp: Ramp): string {
  const { rise, space, designs, chosen, fits } = ramp;
  if (rise <= RAMP.threshold) return thresholdText(rise);
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

/** The answer in a few words. */
export const rampShort = ({ rise, chosen, fits }: Ramp): string =>
  rise <= RAMP.threshold
    ? "Não precisa de rampa"
    : fits
      ? `${metres(chosen.length)} a ${chosen.slope.percent}`
      : "Não cabe";

/** NBR 9050:2020, 6.3.4: up to 5 mm nothing, up to 20 mm a chamfer of at most 1:2. */
const thresholdText = (rise: number) =>
  rise <= 0.005
    ? "Até 5 mm o desnível passa sem rampa nem chanfro."
    : `Não precisa de rampa: até 2 cm basta um chanfro, com ${centimetres(rise * 2)} de comprimento ou mais.`;

/** The sum for each slope that is allowed here. */
export function rampSteps(ramp: Ramp): Step[] {
  if (ramp.rise <= RAMP.threshold) return [];
  return ramp.designs.map((design) => {
    const { segments, length, slope } = design;
    const landings = segments > 1 ? ` + ${segments - 1} × ${formatNumber(RAMP.landing, 2, 2)}` : "";
    return step(
      `A ${slopeText(design)}${slope.exceptional ? ", só em reforma" : ""}`,
      `${formatNumber(ramp.rise, 3, 2)} × ${slope.ratio}${landings}`,
      metres(length),
    );
  });
}

/** The measures that a request for a quote hands over. */
export function rampMeasures(ramp: Ramp): Measure[] {
  const { rise, width, space, existing, topLanding, chosen, fits } = ramp;
  return [
    measure("Altura a vencer", centimetres(rise)),
    measure("Espaço livre", space === undefined ? "não medido" : metres(space)),
    measure("Largura", metres(width)),
    measure("Patamar em cima", topLanding ? "já existe" : "falta construir"),
    measure("Construção", existing ? "já existe" : "nova"),
    ...(rise > RAMP.threshold
      ? [
          measure("Inclinação", `${slopeText(chosen)}${fits ? "" : ", não cabe"}`),
          measure("Rampa", segmentsText(chosen)),
          measure("Com os patamares", metres(neededSpace(ramp, chosen))),
        ]
      : [measure("Resultado", rampAnswer(ramp))]),
  ];
}

/** What else has to be built, and what else would do. */
export const rampAdvice = (ramp: Ramp): string[] => [
  ...lowRise(ramp),
  ...(ramp.fits ? requirements(ramp) : alternatives(ramp)),
];

/** Asks about a very low step: its height may be in metres, in a field of centimetres. */
const lowRise = ({ rise }: Ramp): string[] =>
  rise < 0.05
    ? [
        `A altura é de ${formatNumber(rise * 1000)}\u00a0mm. Se você mediu em metros, multiplique por 100: ` +
          `${formatNumber(rise * 100)}\u00a0m são ${formatNumber(rise * 10_000)}\u00a0cm.`,
      ]
    : [];

/** NBR 9050:2020, 6.6.4 (landings), 6.6.3 (edge guides) and 6.9 (handrails at 0.92 and 0.70 m). */
function requirements({ chosen, topLanding, rise: height }: Ramp): string[] {
  if (height <= RAMP.threshold) return [];
  const { segments, rise, run, limit, slope } = chosen;
  const reason =
    limit === "run"
      ? `numa rampa com menos de ${metres(RAMP.minWidth)} de largura cada um tem no máximo ` +
        `${metres(RAMP.narrowRun)} de comprimento; este tem ${metres(run)}`
      : `cada um sobe no máximo ${formatNumber(slope.maxRise, 3, 2)}\u00a0m; este sobe ${metres(rise)}`;
  return [
    ...(slope.exceptional
      ? [
          `Acima de 8,33%, só em reforma e quando nenhuma outra solução couber. Muita gente precisa ` +
            `de ajuda para subir: peça a um responsável técnico que confirme.`,
        ]
      : []),
    ...(segments > 1 ? [`São ${plural(segments, "segmento")}, porque ${reason}.`] : []),
    `Deixe ${metres(RAMP.landing)} planos no pé da rampa` +
      (topLanding ? " e no alto." : ` e construa ${metres(RAMP.landing)} planos no alto.`),
    "Corrimão dos dois lados, a 92 cm e a 70 cm do piso, e guia onde não houver parede.",
    INSIDE_THE_PLOT,
  ];
}

const INSIDE_THE_PLOT =
  "A rampa e os patamares ficam dentro do terreno: a calçada é de quem passa.";

function alternatives(ramp: Ramp): string[] {
  const { space = 0, width, designs, reform } = ramp;
  const folded = designs
    .map((design) => ({ ...design, ...foldedSpace(design, width) }))
    .find(({ length, slope }) => slope.maxSegments > 1 && length <= space + 1e-9);
  return [
    ...(folded
      ? [
          `Dobre a rampa: em dois lances lado a lado, a ${folded.slope.percent} e com patamar na volta, ` +
            `ela cabe em ${metres(folded.length)} por ${metres(folded.width)}.`,
        ]
      : []),
    ...(reform
      ? [
          "Se a construção já existe e não há outro jeito, a norma admite inclinação maior em " +
            "desnível pequeno: escolha “Já existe” em “A construção”.",
        ]
      : []),
    "Comece a rampa de lado, junto à parede, ou procure outra entrada.",
    "Sem espaço para rampa, uma plataforma elevatória (NBR ISO 9386-1) vence a altura no lugar dela.",
    INSIDE_THE_PLOT,
  ];
}
