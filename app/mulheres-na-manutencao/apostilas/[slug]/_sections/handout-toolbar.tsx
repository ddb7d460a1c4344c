import { buttonClass } from "@/components/ui/button-class";
import { ArrowIcon } from "@/components/ui/icons";
import { getLessons, type Lesson } from "@/lib/content/education";
import { handoutPath, paths } from "@/lib/paths";
import { PrintButton } from "@/components/ui/print-button";

const linkClass =
  "inline-flex min-h-11 items-center gap-2 font-bold underline-offset-4 hover:underline";

/** Navigation and print button above the handout; not printed. */
export function HandoutToolbar({ lesson }: { lesson: Lesson }) {
  const next = getLessons().find(({ order }) => order === lesson.order + 1);
  return (
    <div className="no-print bg-planta text-concreto [--focus-ring:var(--color-seguranca)]">
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <nav aria-label="Apostilas" className="flex flex-wrap gap-x-8">
          <a href={`${paths.womenInMaintenance}#aulas`} className={linkClass}>
            <ArrowIcon className="size-4 rotate-180" />
            Voltar às aulas
          </a>
          {next && (
            <a href={handoutPath(next.slug)} className={linkClass}>
              Próxima apostila<span className="sr-only"> ({next.title})</span>
              <ArrowIcon className="size-4" />
            </a>
          )}
        </nav>
        <PrintButton className={buttonClass()}>Imprimir apostila</PrintButton>
      </div>
    </div>
  );
}
