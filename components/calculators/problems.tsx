import type { Problem } from "@/lib/calculators/fields";

/** Instead of a result: what is still missing or wrong. */
export function Problems({ problems }: { problems: readonly Problem[] }) {
  return (
    <div className="px-4 py-5 sm:px-5">
      <p className="text-lg font-extrabold">Falta acertar as medidas</p>
      <ul className="mt-2 list-[square] pl-5">
        {problems.map(({ field, index, text }) => (
          <li key={`${field}-${index}`}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
