import { rampForm } from "@/lib/calculators/rampa/form";
import { RampDrawing } from "@/components/calculators/rampa/drawing";
import { designRamp, RAMP } from "@/lib/calculators/rampa/formulas";
import {
  rampAnswer,
  rampShort,
  rampAdvice,
  rampSteps,
  rampMeasures,
} from "@/components/calculators/rampa/texts";
import type { Calculator } from "@/lib/calculators/calculator";
import { metres } from "@/lib/calculators/number";

export const rampCalculator: Calculator = {
  ...rampForm,
  calculate(input) {
    const ramp = designRamp({
      rise: input.number("desnivel") / 100,
      width: input.number("largura"),
      space: input.optionalNumber("espaco"),
      existing: input.choice("obra") === "reforma",
      topLanding: input.choice("patamar") === "existe",
    });
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
