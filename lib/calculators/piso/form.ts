import { choiceField, type FieldGroup, numberField } from "@/lib/calculators/fields";
import type { CalculatorForm } from "@/lib/calculators/calculator";

const groups: readonly FieldGroup[] = [
  {
    legend: "A superfície",
    fields: [
      numberField("comprimento", "Comprimento", [0.3, 100], { unit: "m" }),
      numberField("largura", "Largura ou altura", [0.3, 100], { unit: "m" }),
      choiceField("modo", "Assentamento", { reto: "Reto", diagonal: "Diagonal" }),
    ],
  },
  {
    legend: "Vão sem revestimento",
    repeat: 4,
    fields: [
      numberField("vaoc", "Largura do vão", [0, 100], { unit: "m", optional: true }),
      numberField("vaol", "Altura do vão", [0, 100], { unit: "m", optional: true }),
    ],
  },
  {
    legend: "A peça e a caixa",
    fields: [
      numberField("pecac", "Comprimento da peça", [2, 320], {
        unit: "cm",
        hint: "O lado que corre com o comprimento da superfície.",
      }),
      numberField("pecal", "Largura da peça", [2, 320], { unit: "cm" }),
      numberField("junta", "Junta", [0, 20], { unit: "mm" }),
      numberField("caixa", "Uma caixa cobre", [0.01, 20], { unit: "m²", hint: "Está no rótulo." }),
      numberField("pecas", "Peças por caixa", [1, 5000], {
        hint: "Do rótulo.",
        whole: true,
        optional: true,
      }),
      numberField("perda", "Perda", [0, 50], { unit: "%", hint: "10% reto, 15% diagonal." }),
    ],
  },
];

export const tileForm: CalculatorForm = {
  name: "piso",
  title: "Calculadora de piso e azulejo",
  question: "Quantas caixas comprar, pela paginação e pela área",
  service: "decoracao",
  shareDrawing: "decoration",
  groups,
  short: ["comprimento", "largura", "caixa"],
  example:
    "comprimento=4&largura=3&modo=reto&vaoc=&vaol=&pecac=60&pecal=60&junta=2&caixa=1,44&pecas=&perda=10",
};
