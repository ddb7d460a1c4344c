import type { FieldGroup } from "@/lib/calculators/fields";
import { litres } from "@/lib/calculators/number";

/** What a package of so many litres is called. */
export const packageName = (volume: number): string =>
  volume === 20 ? "balde" : volume > 10 ? "lata" : "galão";

const PACKAGES = [18, 20, 16, 3.6, 3.2];

export const paintGroups: readonly FieldGroup[] = [
  {
    legend: "Cômodo",
    repeat: 6,
    fields: [
      { kind: "number", name: "comprimento", label: "Comprimento", unit: "m", min: 0.5, max: 50 },
      { kind: "number", name: "largura", label: "Largura", unit: "m", min: 0.5, max: 50 },
      { kind: "number", name: "altura", label: "Altura", unit: "m", min: 0.5, max: 12 },
      { kind: "number", name: "portas", label: "Portas", min: 0, max: 20, whole: true },
      { kind: "number", name: "janelas", label: "Janelas", min: 0, max: 20, whole: true },
      {
        kind: "choice",
        name: "teto",
        label: "Teto",
        options: [
          { value: "sim", label: "Pintar" },
          { value: "nao", label: "Não pintar" },
        ],
      },
    ],
  },
  {
    legend: "O que diz o rótulo",
    fields: [
      {
        kind: "number",
        name: "rendimento",
        label: "Rendimento",
        unit: "m²",
        hint: "Da embalagem inteira.",
        min: 1,
        max: 1000,
      },
      {
        kind: "choice",
        name: "embalagem",
        label: "Embalagem",
        options: PACKAGES.map((volume) => ({
          value: String(volume),
          label: `${packageName(volume)} de ${litres(volume)}`,
        })),
      },
      {
        kind: "choice",
        name: "medida",
        label: "O rendimento é",
        options: [
          { value: "acabado", label: "acabado" },
          { value: "demao", label: "por demão" },
        ],
      },
      {
        kind: "number",
        name: "demaos",
        label: "Demãos",
        hint: "Só conta no rendimento por demão.",
        min: 1,
        max: 6,
        whole: true,
      },
      { kind: "number", name: "folga", label: "Folga", unit: "%", min: 0, max: 50 },
    ],
  },
];
