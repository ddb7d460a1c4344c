import { LessonPreparation } from "@/app/mulheres-na-manutencao/_sections/lesson-preparation";
import { Drawing } from "@/components/art/drawing";
import { Frame, Picture } from "@/components/art/picture";
import { MdxContent } from "@/components/mdx/mdx-content";
import { ButtonLink } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog";
import { Row, Rows } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { Headline, Label, SmallText } from "@/components/ui/text";
import { reviewLine } from "@/lib/content/articles";
import { getLessons, type Lesson, totalMinutes } from "@/lib/content/education";
import type { MdxBody } from "@/lib/content/front-matter";
import { handoutPath } from "@/lib/paths";
import { ownLink } from "@/lib/site";

/** @param facts place, price and certificate, or that they are not known yet */
export function Lessons({ facts }: { facts: MdxBody }) {
  const lessons = getLessons();
  return (
    <Section
      id="aulas"
      labelledBy="aulas-titulo"
      title="Aulas práticas"
      lead={`São ${totalMinutes(lessons)} minutos ao todo. Faça na ordem.`}
    >
      <Rows as="ol" className="mt-title">
        {lessons.map((lesson) => (
          <LessonRow key={lesson.slug} lesson={lesson} />
        ))}
      </Rows>
      <div className="mt-6">
        <MdxContent source={facts} />
      </div>
    </Section>
  );
}

function LessonRow({ lesson }: { lesson: Lesson }) {
  const { slug, order, title, summary, minutes, art, picture } = lesson;
  return (
    <Row id={slug} columns="quarters" className="items-center sm:grid-cols-aside-main">
      <Frame inset>
        <Picture
          photograph={picture}
          sizes="(min-width: 30rem) 16rem, 100vw"
          className="aspect-photo size-full"
        >
          <Drawing name={art} className="h-auto w-full" />
        </Picture>
      </Frame>
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-4 lg:col-span-3 lg:grid-cols-text-action">
        <div>
          <Label className="text-obra-escura">
            Aula {order}&nbsp;· <span className="whitespace-nowrap">{minutes} min</span>
          </Label>
          <Headline size="card" className="mt-2">
            {title}
          </Headline>
          <p className="mt-2">{summary}</p>
        </div>
        <div className="flex flex-wrap gap-3 lg:grid">
          <LessonDialog lesson={lesson} />
          <ButtonLink href={handoutPath(slug)}>
            Apostila<span className="sr-only"> ({title})</span>
          </ButtonLink>
        </div>
      </div>
    </Row>
  );
}

function LessonDialog({ lesson }: { lesson: Lesson }) {
  const { slug, title, order, art, body } = lesson;
  const channel = ownLink("youtube");
  return (
    <DialogButton id={`aula-${slug}`} label="Assistir aula" title={title} className="lg:w-full">
      <Label className="mb-6 text-obra-escura">Aula {order}</Label>
      <div className="grid grid-cols-1 items-center gap-x-6 gap-y-4 border-line border-dashed border-planta p-4 sm:grid-cols-text-action">
        <div>
          <Headline as="p" size="card">
            Vídeo em breve
          </Headline>
          <p className="mt-1">Enquanto isso, a aula completa está aqui, por escrito.</p>
        </div>
        {channel && (
          <ButtonLink href={channel} variant="secondary">
            Canal no YouTube
          </ButtonLink>
        )}
      </div>
      <Frame className="mt-6 p-4">
        <Drawing name={art} className="mx-auto h-auto w-full max-w-figure" />
      </Frame>
      <div className="mt-6">
        <LessonPreparation lesson={lesson} />
      </div>
      <Headline size="card" className="mt-8 mb-4">
        Passo a passo
      </Headline>
      <MdxContent source={body} />
      <SmallText className="mt-6">{reviewLine(lesson)}</SmallText>
      <div className="mt-8">
        <ButtonLink href={handoutPath(slug)}>Abrir a apostila</ButtonLink>
      </div>
    </DialogButton>
  );
}
