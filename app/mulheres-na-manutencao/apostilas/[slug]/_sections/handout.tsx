import "@/app/mulheres-na-manutencao/course.css";
import { TextSources } from "@/components/articles/text-sources";
import { BackLink, NextLink } from "@/components/ui/back-link";
import { reviewLine } from "@/lib/content/articles";
import { getLessons, type Lesson } from "@/lib/content/education";
import { handoutPath, paths } from "@/lib/paths";
import { PrintButton } from "@/components/ui/print-button";
import { InlineDrawing } from "@/components/art/drawing";
import { Mark } from "@/components/art/mark";
import { LessonPreparation } from "@/app/mulheres-na-manutencao/_sections/lesson-preparation";
import { MdxContent } from "@/components/mdx/mdx-content";
import { Frame } from "@/components/art/picture";
import { site } from "@/lib/site";
import { Paper } from "@/components/ui/paper";
import { Unbroken } from "@/components/ui/unbroken";
import { Headline, Label, SmallText } from "@/components/ui/text";

export function HandoutToolbar({ lesson }: { lesson: Lesson }) {
  const next = getLessons().find(({ order }) => order === lesson.order + 1);
  return (
    <div className="no-print bg-planta text-concreto">
      <div className="container-site flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
        <nav aria-label="Apostilas" className="flex flex-wrap gap-x-6">
          <BackLink href={`${paths.womenInMaintenance}#aulas`}>Voltar às aulas</BackLink>
          {next && (
            <NextLink href={handoutPath(next.slug)}>
              Próxima apostila<span className="sr-only"> ({next.title})</span>
            </NextLink>
          )}
        </nav>
        <PrintButton className="w-full sm:w-auto">Imprimir apostila</PrintButton>
      </div>
    </div>
  );
}

export function Handout({ lesson }: { lesson: Lesson }) {
  const { title, summary, order, minutes, area, art, body, reviewed } = lesson;
  const [, topic, rest] = /^([^:]+:)?(.*)$/.exec(title)!;
  return (
    <div className="container-site py-6 lg:py-16 print:p-0">
      <Paper
        as="article"
        className="handout whole-width mx-auto max-w-wide p-inset md:p-12 print:border-0 print:p-0"
      >
        <header className="border-line border-grafite">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-line border-grafite p-4">
            <Mark
              name="mulheres-na-manutencao"
              className="h-touch w-auto max-w-full"
              title="Mulheres na Manutenção"
            />
            <Label>
              Aula {order}&nbsp;· {minutes} min
            </Label>
          </div>
          <div className="p-4">
            <Label className="text-obra-escura">Apostila&nbsp;· {area.title}</Label>
            <Headline as="h1" size="section" className="mt-2">
              {topic && <span className="inline-block">{topic}</span>}
              {rest}
            </Headline>
            <p className="mt-3 max-w-text">{summary}</p>
            {reviewed && <SmallText className="mt-3">{reviewLine(lesson)}</SmallText>}
          </div>
        </header>
        <div className="mt-6 break-inside-avoid">
          <Frame className="p-inset">
            <InlineDrawing
              name={art}
              className="mx-auto h-auto w-full max-w-figure print:max-w-small"
            />
          </Frame>
        </div>
        <div className="mt-6">
          <LessonPreparation lesson={lesson} level={2} />
        </div>
        <Headline as="h2" size="part" className="mt-12 mb-4">
          Passo a passo
        </Headline>
        <MdxContent source={body} />
        <TextSources {...lesson} />
        <Notes />
        <SmallText className="mt-8 flex flex-wrap justify-between gap-x-8 border-t-line border-grafite pt-3">
          <span>{site.name}&nbsp;· Mulheres na Manutenção</span>
          <Unbroken>{site.email}</Unbroken>
        </SmallText>
      </Paper>
    </div>
  );
}

const Notes = () => (
  <div className="mt-12 break-inside-avoid">
    <Headline as="h2" size="card">
      Anotações
    </Headline>
    {/* The lines are borders, because browsers do not print backgrounds. */}
    <div aria-hidden="true" className="mt-2">
      {[1, 2, 3, 4, 5].map((line) => (
        <div key={line} className="h-12 border-b border-grafite" />
      ))}
    </div>
  </div>
);
