import { choice, number } from "@/components/calculators/parts";
import { RampDrawing } from "@/components/calculators/rampa/drawing";
import {
  designRamp,
  neededSpace,
  RAMP,
  type Ramp,
  type RampDesign,
  SLOPE_CLASSES,
} from "@/components/calculators/rampa/formulas";
import {
  rampAnswer,
  rampShort,
  rampAdvice,
  rampSteps,
  rampMeasures,
} from "@/components/calculators/rampa/texts";
import type { Calculator } from "@/lib/calculators/calculator";
import type { FieldGroup, Input } from "@/lib/calculators/fields";
import { metres } from "@/lib/calculators/number";

const groups: readonly FieldGroup[] = [
  {
    legend: "O lugar",
    fields: [
      number("desnivel", "Altura a vencer", [0.5, 400], {
        unit: "cm",
        hint: "Do piso de baixo ao de cima.",
      }),
      number("espaco", "Espaço livre", [0.5, 200], {
        unit: "m",
        hint: "Do degrau à parede ou ao limite do terreno.",
        optional: true,
      }),
      number("largura", "Largura da rampa", [0.9, 5], { unit: "m" }),
      choice("patamar", "Piso plano de 1,20\u00a0m em cima", {
        existe: "Já existe",
        falta: "Falta construir",
      }),
      choice("obra", "A construção", { nova: "É nova", reforma: "Já existe" }),
    ],
  },
];

/** An access ramp after ABNT NBR 9050:2020, 6.6. */
export const rampCalculator: Calculator = {
  name: "rampa",
  title: "Calculadora de rampa",
  question: "Se a rampa cabe, com que inclinação e que comprimento",
  shareDrawing: "capas/acessibilidade-casa-baixo-custo",
  groups,
  short: ["desnivel", "espaco", "largura"],
  // The step of content/articles/acessibilidade-casa-baixo-custo.mdx.
  example: "desnivel=15&espaco=4&largura=1,20&patamar=existe&obra=nova",
  calculate(input) {
    const ramp = designFor(input);
    if (ramp.width < RAMP.minWidth && !ramp.existing) {
      const text =
        `Largura da rampa: no mínimo ${metres(RAMP.minWidth)}. A norma aceita ` +
        `${metres(RAMP.narrowWidth)} só em construção que já existe, sem outro jeito.`;
      return [{ field: "largura", index: 0, text }];
    }
    return {
      answer: rampAnswer(ramp),
      short: rampShort(ramp),
      possible: ramp.fits,
      advice: rampAdvice(ramp),
      steps: rampSteps(ramp),
      measures: rampMeasures(ramp),
      drawing: <RampDrawing data={ramp} />,
    };
  },
};

function designFor(input: Input): Ramp {
  const rise = input.number("desnivel") / 100;
  const width = input.number("largura");
  const space = input.optionalNumber("espaco");
  const existing = input.choice("obra") === "reforma";
  const topLanding = input.choice("patamar") === "existe";
  const place = { rise, width, space, existing, topLanding };
  const designs = SLOPE_CLASSES.flatMap((slope) => designRamp(rise, slope, width) ?? []);
  const usual = designs.filter(({ slope }) => !slope.exceptional);
  const fitting = (list: RampDesign[]) =>
    space === undefined
      ? list.at(-1)
      : list.find((design) => neededSpace(place, design) <= space + 1e-9);
  // The exceptional slopes only when the others are impossible (6.6.2).
  const allowed = existing ? designs : usual;
  const fitted = fitting(usual) ?? fitting(allowed);
  const fits = fitted !== undefined || rise <= RAMP.threshold;
  const chosen =
    fitted ?? allowed.reduce((one, other) => (other.length < one.length ? other : one));
  const reform = fitting(designs) !== undefined;
  return { ...place, designs: allowed, chosen, fits, reform };
}
