import { dataOf } from "@/lib/browser/attributes";
import { all } from "@/lib/browser/page";

/** Writes into the page what depends on the moment of the visit. */
export function writeMoment() {
  for (const element of all("ends")) {
    if (Date.parse(dataOf(element, "ends")!) < Date.now()) element.dataset.ended = "";
  }
  for (const element of all("today")) {
    element.dataset.today = new Date().toLocaleDateString("pt-BR");
  }
}
