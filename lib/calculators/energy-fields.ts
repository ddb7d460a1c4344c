import type { FieldGroup, NumberField } from "@/lib/calculators/fields";

const number = (
  name: string,
  label: string,
  rest: Omit<NumberField, "kind" | "name" | "label">,
): NumberField => ({ kind: "number", name, label, ...rest });

const hours = { unit: "h", min: 0, max: 24 };

export const energyGroups: readonly FieldGroup[] = [
  {
    legend: "Iluminação",
    fields: [
      number("luminarias", "Luminárias", { min: 0, max: 10_000, whole: true }),
      number("watts", "Watts hoje", {
        unit: "W",
        hint: "De cada, com o reator.",
        min: 0,
        max: 5000,
      }),
      number("led", "Watts depois", { unit: "W", hint: "De cada, com LED.", min: 0, max: 5000 }),
      number("horas", "Horas por dia hoje", hours),
      number("horasled", "Horas por dia depois", { ...hours, hint: "Menos, com sensor." }),
      number("custo", "Custo de cada troca", { unit: "R$", min: 0, max: 100_000, optional: true }),
    ],
  },
  {
    legend: "Aparelhos em espera (standby)",
    fields: [
      number("aparelhos", "Aparelhos", { min: 0, max: 1000, whole: true }),
      number("espera", "Watts em espera", {
        unit: "W",
        hint: "De cada aparelho.",
        min: 0,
        max: 500,
      }),
      number("horasespera", "Horas por dia em espera", hours),
    ],
  },
  {
    legend: "A conta",
    fields: [
      number("tarifa", "Tarifa com impostos", {
        unit: "R$ por kWh",
        hint: "Da sua conta de luz.",
        min: 0.01,
        max: 10,
      }),
      number("dias", "Dias por ano", { min: 1, max: 366, whole: true }),
    ],
  },
];
