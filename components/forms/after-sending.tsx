import type { ReactNode } from "react";
import { REPLY_WORKING_DAYS } from "@/lib/limits";
import { site } from "@/lib/site";

type Step = { title: string; text: ReactNode };

const QUOTE_STEPS: readonly Step[] = [
  { title: "Lemos tudo", text: "E ligamos, se faltar alguma medida." },
  {
    title: "Se for o caso, visitamos",
    text: ["Quando é preciso medir.", site.visit].filter(Boolean).join(" "),
  },
  {
    title: "Você recebe o orçamento",
    text: `Por escrito, em até ${REPLY_WORKING_DAYS} dias úteis.`,
  },
];

/** What follows after a form was sent; by default after a request for a quote. */
export const AfterSending = ({ steps = QUOTE_STEPS }: { steps?: readonly Step[] }) => (
  <div>
    <h3 className="drawing-label">Depois do envio</h3>
    <ol className="mt-4 space-y-4">
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3">
          <span aria-hidden="true" className="row-span-2 text-3xl headline text-obra-escura">
            {index + 1}
          </span>
          <p className="text-lg font-bold">{title}</p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </div>
);
