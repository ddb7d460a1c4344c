import { site } from "@/lib/site";

const QUOTE_STEPS: readonly string[] = [
  "Lemos tudo e ligamos, se faltar alguma medida.",
  ["Visitamos, quando é preciso medir.", site.visit].filter(Boolean).join(" "),
  "Você recebe o orçamento por escrito.",
];

/** What follows after a form was sent; by default after a request for a quote. */
export const AfterSending = ({ steps = QUOTE_STEPS }: { steps?: readonly string[] }) => (
  <div>
    <h3 className="drawing-label">Depois do envio</h3>
    <ol className="mt-3 grid grid-cols-1 gap-3">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-icon-text items-baseline gap-x-3">
          <span aria-hidden="true" className="text-xl headline text-obra-escura">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  </div>
);
