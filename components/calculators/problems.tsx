import type { Problem } from "@/lib/calculators/fields";

/** Instead of a result: what is still missing or wrong. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className="pt-5">
      <p className="px-4 text-lg font-extrabold sm:px-5">Falta acertar as medidas</p>
      <ul className="calculator-advice">
        {problems.map(({ field, index, text }) => (
          <li key={`${field}-${index}`}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
