import { formatNumber } from "@/lib/calculators/number";

/**
 * Consumption in kWh as it is shown, so that the sums add up; `period` is "por mês" or "por ano".
 */
export type Energy = {
  today: number;
  before: number;
  after: number;
  standby: number;
  saved: number;
  period: string;
};

/** Rounds to tenths where little is used, else to whole numbers. */
export function shownEnergy(before: number, after: number, standby: number) {
  const factor = before + standby < 100 ? 10 : 1;
  const [light, led, waiting] = [before, after, standby].map((value) => Math.round(value * factor));
  return {
    before: light! / factor,
    after: led! / factor,
    standby: waiting! / factor,
    today: (light! + waiting!) / factor,
    saved: (light! - led! + waiting!) / factor,
  };
}

export const kwh = (value: number) => `${formatNumber(value, 1)}\u00a0kWh`;

/**
 * Energy in kWh, after articles/eficiencia-energetica.mdx.
 * @param power in W, of one device
 * @param hours per day
 */
export const energy = (count: number, power: number, hours: number, days: number): number =>
  (count * power * hours * days) / 1000;

/** Months until an investment is saved. @param yearly savings in R$ a year, more than 0 */
export const paybackMonths = (investment: number, yearly: number): number =>
  (investment / yearly) * 12;
