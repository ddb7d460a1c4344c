import { Section } from "@/components/ui/section";
import { getLessons, type Lesson, totalMinutes } from "@/lib/content/education";
import { Drawing } from "@/components/art/drawing";
import { PhotographOrDrawing } from "@/components/art/photograph-or-drawing";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { handoutPath } from "@/lib/paths";
import { LessonPreparation } from "@/app/mulheres-na-manutencao/_sections/lesson-preparation";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { DialogButton } from "@/components/ui/dialog";
import { linkHref, linkLabel } from "@/lib/site";

export function Lessons() {
  const lessons = getLessons();
  return (
    <Section
      id="aulas"
      labelledBy="aulas-titulo"
      title="Aulas práticas"
      lead={
        <>
          São {totalMinutes(lessons)} minutos ao todo. Faça na ordem, uma por semana, com a
          ferramenta na mão.
        </>
      }
    >
      <DurationBar lessons={lessons} />
      <ol className="mt-4">
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.slug}
            lesson={lesson}
            from={totalMinutes(lessons.slice(0, index))}
          />
        ))}
      </ol>
    </Section>
  );
}

/** @param props.from total minutes of the earlier lessons */
function LessonRow({ lesson, from }: { lesson: Lesson; from: number }) {
  const { slug, order, title, summary, minutes, sheet, art, picture } = lesson;
  return (
    <li
      id={slug}
      className="grid grid-cols-1 gap-x-8 gap-y-5 border-b-2 border-grafite py-8 sm:grid-cols-[14rem_1fr] lg:grid-cols-[5.5rem_16rem_1fr_12.5rem] lg:items-center"
    >
      <p
        aria-hidden="true"
        className="hidden self-stretch border-l-2 border-obra pl-4 drawing-label tabular-nums lg:flex lg:flex-col lg:justify-between"
      >
        <span>{from} min</span>
        <span>{from + minutes} min</span>
      </p>
      <ArtFrame className={`sm:row-span-2 lg:row-span-1 ${picture ? "" : "p-3"}`}>
        <PhotographOrDrawing
          picture={picture}
          sizes="(min-width: 40rem) 16rem, 100vw"
          className="aspect-4/3 size-full"
        >
          <Drawing name={art} className="h-auto w-full" />
        </PhotographOrDrawing>
      </ArtFrame>
      <div className="sm:self-end lg:self-center">
        <p className="drawing-label text-obra-escura">
          Aula {order} · {sheet} · <span className="whitespace-nowrap">{minutes} min</span>
        </p>
        <h3 className="mt-2 text-xl font-extrabold [font-stretch:110%]">{title}</h3>
        <p className="mt-2">{summary}</p>
      </div>
      <div className="flex flex-wrap gap-3 sm:self-start lg:grid lg:self-center">
        <LessonDialog lesson={lesson} />
        <ButtonLink href={handoutPath(slug)}>
          Apostila<span className="sr-only"> ({title})</span>
        </ButtonLink>
      </div>
    </li>
  );
}

function LessonDialog({ lesson }: { lesson: Lesson }) {
  const { slug, title, order, minutes, sheet, art, body } = lesson;
  return (
    <DialogButton
      id={`aula-${slug}`}
      label="Assistir aula"
      accessibleLabel={`Assistir aula: ${title}`}
      title={title}
      variant="secondary"
      className="lg:w-full"
    >
      <p className="-mt-3 mb-6 drawing-label text-obra-escura">
        Aula {order} · {sheet} · {minutes} min
      </p>
      <div className="grid items-center justify-items-start gap-x-6 gap-y-4 border-2 border-dashed border-planta p-5 sm:grid-cols-[1fr_auto]">
        <div>
          <p className="text-xl font-extrabold">Vídeo em breve</p>
          <p className="mt-1">
            A gravação ainda não saiu. Enquanto isso, a aula completa está aqui, por escrito.
          </p>
        </div>
        <ButtonLink href={linkHref("youtube")} variant="secondary">
          {linkLabel("youtube", "Canal no YouTube")}
        </ButtonLink>
      </div>
      <ArtFrame className="mt-6 p-4">
        <Drawing name={art} className="mx-auto h-auto w-full max-w-md" />
      </ArtFrame>
      <p className="mt-2 mb-8 text-sm text-grafite-claro">
        Os números do desenho são os passos da aula.
      </p>
      <LessonPreparation lesson={lesson} />
      <h3 className="mt-8 mb-4 text-xl font-extrabold">Passo a passo</h3>
      <MdxContent source={body} />
      <div className="mt-8">
        <ButtonLink href={handoutPath(slug)}>Abrir a apostila</ButtonLink>
      </div>
    </DialogButton>
  );
}

const DurationBar = ({ lessons }: { lessons: Lesson[] }) => (
  <div
    aria-hidden="true"
    className="keep-background mt-10 grid border-2 border-grafite text-center drawing-label tabular-nums"
    style={{
      gridTemplateColumns: lessons.map(({ minutes }) => `minmax(0,${minutes}fr)`).join(" "),
    }}
  >
    {lessons.map(({ slug, minutes }) => (
      <span
        key={slug}
        className="overflow-hidden py-1.5 odd:bg-grafite odd:text-concreto even:bg-white"
      >
        {minutes}
      </span>
    ))}
  </div>
);
