import { all } from "@/lib/browser/page";

/** Writes the date of the visit into the page, where it shows it. */
export function writeToday() {
  for (const element of all("today")) element.dataset.today = numericToday();
}

/** DD/MM/AAAA, where the visitor is. The first date of `Intl` would block a slow phone for 100 ms. */
function numericToday(): string {
  const today = new Date();
  const digits = (value: number) => String(value).padStart(2, "0");
  return `${digits(today.getDate())}/${digits(today.getMonth() + 1)}/${today.getFullYear()}`;
}
