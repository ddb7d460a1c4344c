import { formatNumber } from "@/lib/calculators/number";

/** Consumption in kWh, rounded as it is shown, so that the sums add up. */
export type Energy = {
  today: number;
  before: number;
  after: number;
  standby: number;
  saved: number;
  /** "por mês" or "por ano". */
  period: string;
};

/** Rounds to tenths. Money is a sum of these, so that it adds up with the numbers that are shown. */
export function shownEnergy(before: number, after: number, standby: number) {
  const tenths = (value: number) => Math.round(value * 10);
  return {
    before: tenths(before) / 10,
    after: tenths(after) / 10,
    standby: tenths(standby) / 10,
    today: (tenths(before) + tenths(standby)) / 10,
    saved: (tenths(before) - tenths(after) + tenths(standby)) / 10,
  };
}

export const kwh = (value: number) => `${formatNumber(value, 1)}\u00a0kWh`;

/**
 * Energy in kWh, by the formula of content/articles/eficiencia-energetica.mdx.
 * @param power in W, of one device
 * @param hours per day
 */
export const energy = (count: number, power: number, hours: number, days: number): number =>
  (count * power * hours * days) / 1000;

/**
 * Months until the savings are as large as an investment.
 * @param yearly savings in R$ a year, more than 0
 */
export const paybackMonths = (investment: number, yearly: number): number =>
  (investment / yearly) * 12;
