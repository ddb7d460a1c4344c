import { having } from "@/lib/browser/attributes";
import { targetOf } from "@/lib/browser/page";

export function listenForPrintButtons() {
  addEventListener("click", (event) => {
    const isPrint = targetOf(event)?.closest(having("print"));
    // One in a region of React waits for it first.
    if (isPrint && !event.defaultPrevented) print();
  });
}
