import { Drawing } from "@/components/art/drawing";
import { LessonPreparation } from "@/components/course/lesson-preparation";
import { MdxContent } from "@/components/mdx/compile-mdx";
import { ArtFrame } from "@/components/ui/art-frame";
import { ButtonLink } from "@/components/ui/button";
import { DialogButton } from "@/components/ui/dialog-button";
import type { Lesson } from "@/lib/content/education";
import { handoutPath } from "@/lib/paths";
import { linkLabel, linkHref } from "@/lib/site";

/** The button "Assistir aula" (§2.10): shows the written lesson until there is a video. */
export function LessonDialog({ lesson }: { lesson: Lesson }) {
  const { slug, title, order, minutes, sheet, art, body } = lesson;
  return (
    <DialogButton
      id={`aula-${slug}`}
      label="Assistir aula"
      accessibleLabel={`Assistir aula: ${title}`}
      title={title}
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
