import { formatNumber } from "@/lib/calculators/number";

/** Consumption in kWh; `period` is "por mês" or "por ano". */
export type Energy = {
  before: number;
  after: number;
  standby: number;
  saved: number;
  period: string;
};

export const kwh = (value: number) => `${formatNumber(value, value < 100 ? 1 : 0)}\u00a0kWh`;

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
