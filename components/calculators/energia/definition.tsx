import { energyForm } from "@/lib/calculators/energia/form";
import type { Input, Problem } from "@/lib/calculators/fields";
import { type Calculator, measure, step } from "@/lib/calculators/calculator";
import { formatNumber, plural, reais } from "@/lib/calculators/number";
import { energy, kwh, paybackMonths, shownEnergy } from "@/lib/calculators/energia/formulas";
import { EnergyDrawing } from "@/components/calculators/energia/drawing";

export const energyCalculator: Calculator = {
  ...energyForm,
  calculate(input) {
    const { number } = input;
    const text = (name: string) => formatNumber(number(name));
    const days = number("dias");
    const monthly = input.choice("periodo") === "mes";
    if (monthly && days > 31) return [tooManyDays];
    const period = monthly ? "por mês" : "por ano";
    const before = energy(number("luminarias"), number("watts"), number("horas"), days);
    const after = energy(number("luminarias"), number("led"), number("horasled"), days);
    if (after > before) return [costsMore(input)];
    const standby = energy(number("aparelhos"), number("espera"), number("horasespera"), days);
    const shown = shownEnergy(before, after, standby);
    const { saved } = shown;
    const tariff = number("tarifa");
    const tariffText = `R$\u00a0${formatNumber(tariff, 4, 2)}`;
    const money = saved * tariff;
    const spared = (shown.before - shown.after) * tariff;
    const investment = (input.optionalNumber("custo") ?? 0) * number("luminarias");
    const months = spared > 0 && paybackMonths(investment, spared * (monthly ? 12 : 1));
    const payback = investment > 0 && months ? `${formatNumber(months, 1)}\u00a0meses` : undefined;
    const consumption = (...names: string[]) =>
      `${names.map(text).join(" × ")} × ${formatNumber(days)} ÷ 1.000`;
    return {
      answer:
        saved > 0
          ? `São ${kwh(saved)} e ${reais(money)} a menos ${period}.` +
            (monthly ? ` Num ano de doze meses assim, ${reais(money * 12)}.` : "")
          : "Com estes números não há economia.",
      short: saved > 0 ? `${reais(money)} ${period}` : "Sem economia",
      possible: true,
      advice: !monthly && days <= 31 ? [fewDays(days)] : [],
      steps: [
        step("Luz hoje", consumption("luminarias", "watts", "horas"), kwh(shown.before)),
        step("Luz com LED", consumption("luminarias", "led", "horasled"), kwh(shown.after)),
        step(
          "Aparelhos em espera",
          consumption("aparelhos", "espera", "horasespera"),
          kwh(shown.standby),
        ),
        step(`Economia ${period}`, `${kwh(saved)} × ${tariffText}`, reais(money)),
        ...(payback
          ? [
              step(
                PAYBACK,
                `${reais(investment)} ÷ ${reais(spared)}${monthly ? "" : " × 12"}`,
                payback,
              ),
            ]
          : []),
      ],
      measures: [
        measure("Luminárias", `${text("luminarias")}, de ${text("watts")} W para ${text("led")} W`),
        measure("Acesas por dia", `hoje ${text("horas")} h, depois ${text("horasled")} h`),
        measure(
          "Em espera",
          `${plural(number("aparelhos"), "aparelho")} de ${text("espera")} W, ${text("horasespera")} h por dia`,
        ),
        measure("Dias de uso", `${formatNumber(days)} ${period}`),
        measure("Tarifa", `${tariffText} por kWh`),
        measure(`Economia ${period}`, `${kwh(saved)}, ${reais(money)}`),
        ...(payback ? [measure(PAYBACK, payback)] : []),
      ],
      drawing: <EnergyDrawing data={{ ...shown, period }} />,
    };
  },
};

const PAYBACK = "A troca se paga em";

const tooManyDays: Problem = {
  field: "dias",
  index: 0,
  text: "Dias de uso: um mês tem no máximo 31 dias. Escolha “o ano” em “Período”.",
};

const fewDays = (days: number) =>
  `A conta supõe só ${plural(days, "dia")} de uso no ano inteiro. Se são os dias de um mês, escolha “um mês”.`;

function costsMore(input: Input): Problem {
  const [field, text] =
    input.number("led") > input.number("watts")
      ? ["led", "Potência com LED: a troca gastaria mais que hoje. Confira as potências."]
      : ["horasled", "Horas depois: a luz gastaria mais que hoje. Confira as horas."];
  return { field, index: 0, text };
}
