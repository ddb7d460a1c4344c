import { choiceField, type FieldGroup, numberField } from "@/lib/calculators/fields";
import type { CalculatorForm } from "@/lib/calculators/calculator";

const groups: readonly FieldGroup[] = [
  {
    legend: "O lugar",
    fields: [
      numberField("desnivel", "Altura a vencer", [0.5, 400], {
        unit: "cm",
        hint: "Do piso de baixo ao de cima.",
      }),
      numberField("espaco", "Espaço livre", [0.5, 200], {
        unit: "m",
        hint: "Do degrau à parede ou ao limite do terreno.",
        optional: true,
      }),
      numberField("largura", "Largura da rampa", [0.9, 5], { unit: "m" }),
      choiceField("patamar", "Piso plano de 1,20\u00a0m em cima", {
        existe: "Já existe",
        falta: "Falta construir",
      }),
      choiceField("obra", "A construção", { nova: "É nova", reforma: "Já existe" }),
    ],
  },
];

/** An access ramp after ABNT NBR 9050:2020, 6.6. */
export const rampForm: CalculatorForm = {
  name: "rampa",
  title: "Calculadora de rampa",
  question: "Se a rampa cabe, com que inclinação e que comprimento",
  shareDrawing: "capas/acessibilidade-casa-baixo-custo",
  groups,
  short: ["desnivel", "espaco", "largura"],
  // This is the step of content/articles/acessibilidade-casa-baixo-custo.mdx.
  example: "desnivel=15&espaco=4&largura=1,20&patamar=existe&obra=nova",
};
