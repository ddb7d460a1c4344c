import { ArrowIcon } from "@/components/ui/icons";
import { getLessons, type Lesson } from "@/lib/content/education";
import { handoutPath, paths } from "@/lib/paths";
import { PrintButton } from "@/components/ui/print-button";
import { InlineDrawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { LessonPreparation } from "@/app/mulheres-na-manutencao/_sections/lesson-preparation";
import { MdxContent } from "@/components/mdx/mdx-content";
import { Frame } from "@/components/art/picture";
import { site } from "@/lib/site";
import { Unbroken } from "@/components/ui/unbroken";

const linkClass = "inline-flex min-h-touch items-center gap-2 font-bold hover:underline";

export function HandoutToolbar({ lesson }: { lesson: Lesson }) {
  const next = getLessons().find(({ order }) => order === lesson.order + 1);
  return (
    <div className="no-print bg-planta text-concreto">
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <nav aria-label="Apostilas" className="flex flex-wrap gap-x-3 sm:gap-x-8">
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
        <PrintButton className="w-full sm:w-auto">Imprimir apostila</PrintButton>
      </div>
    </div>
  );
}

export function Handout({ lesson }: { lesson: Lesson }) {
  const { title, summary, order, minutes, area, art, body } = lesson;
  const [, topic, rest] = /^([^:]+:)?(.*)$/.exec(title)!;
  return (
    <div className="container-site py-6 sm:py-16 print:p-0">
      <article className="whole-width mx-auto max-w-wide border-grafite bg-white p-3 sm:border-line sm:p-12 print:border-0 print:p-0 print:text-sm">
        <header className="border-line border-grafite">
          <div className="grid grid-cols-1 border-b-line border-grafite sm:grid-cols-text-action print:grid-cols-text-action">
            <p className="p-4">
              <Mark
                name="mulheres-na-manutencao"
                className="h-touch w-auto max-w-full"
                title="Mulheres na Manutenção"
              />
            </p>
            <p className="flex items-center border-grafite px-4 pb-4 drawing-label sm:border-l-line sm:px-6 sm:pb-0 print:border-l-line print:pb-0">
              Aula {order} · {minutes} min
            </p>
          </div>
          <div className="p-4">
            <p className="drawing-label text-obra-escura">Apostila · {area.title}</p>
            <h1 className="mt-2 text-3xl headline">
              {topic && <span className="sm:inline-block">{topic}</span>}
              {rest}
            </h1>
            <p className="mt-3 max-w-text">{summary}</p>
          </div>
        </header>
        <div className="mt-6 break-inside-avoid">
          <Frame className="p-4 sm:p-6">
            <InlineDrawing
              name={art}
              className="mx-auto h-auto w-full max-w-figure print:max-w-small"
            />
          </Frame>
        </div>
        <div className="mt-6">
          <LessonPreparation lesson={lesson} level={2} />
        </div>
        <h2 className="mt-12 mb-4 text-2xl headline">Passo a passo</h2>
        <MdxContent source={body} />
        <Notes />
        <p className="mt-8 flex flex-wrap justify-between gap-x-8 border-t-line border-grafite pt-3 text-sm">
          <span>{site.name} · Mulheres na Manutenção</span>
          <Unbroken>{site.email}</Unbroken>
        </p>
      </article>
    </div>
  );
}

const Notes = () => (
  <div className="mt-12 break-inside-avoid">
    <h2 className="text-xl font-extrabold">Anotações</h2>
    {/* The lines are borders, because browsers do not print backgrounds. */}
    <div
      aria-hidden="true"
      className="mt-2 divide-y divide-grafite-claro border-b border-grafite-claro"
    >
      {[1, 2, 3, 4, 5].map((line) => (
        <div key={line} className="h-12" />
      ))}
    </div>
  </div>
);
