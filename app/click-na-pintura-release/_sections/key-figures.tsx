import type { Contest } from "@/lib/content/press-schemas";
import type { ContestRelease } from "@/lib/content/press";
import { keyFigures } from "@/lib/press/key-figures";
import { Unbroken } from "@/components/ui/unbroken";

type KeyFiguresProps = { contest: Contest; release: Pick<ContestRelease, "scope" | "scopeText"> };

/** The three key figures (§2.14): prizes, scholarships, national scope. */
export function KeyFigures({ contest, release }: KeyFiguresProps) {
  return (
    <section
      aria-labelledby="numeros"
      className="border-t-2 border-grafite bg-seguranca md:col-span-6 print:col-span-6"
    >
      <h2 id="numeros" className="sr-only">
        O concurso em números
      </h2>
      <ul className="grid grid-cols-1 md:grid-cols-[1.25fr_0.8fr_1fr] print:grid-cols-3">
        {keyFigures(contest, release).map(({ label, value, text }) => (
          <li
            key={value}
            className="flex flex-col border-grafite p-5 not-first:border-t-2 sm:p-8 md:not-first:border-t-0 md:not-first:border-l-2 print:p-3 print:not-first:border-t-0"
          >
            <span className="drawing-label">{label}</span>
            <span className="mt-3 text-[clamp(min(2.5rem,12vw),0.5rem+3.9vw,4.75rem)] leading-none headline wrap-anywhere print:text-3xl">
              <Unbroken>{value}</Unbroken>
            </span>
            <span className="mt-2">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
