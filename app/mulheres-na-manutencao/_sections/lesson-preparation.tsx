import { AlertIcon } from "@/components/ui/icons";
import { Notice } from "@/components/ui/notice";
import { Headline } from "@/components/ui/text";
import type { Lesson } from "@/lib/content/education";

type LessonPreparationProps = {
  lesson: Pick<Lesson, "materials" | "tools" | "safety">;
  level?: 2 | 3;
};

export function LessonPreparation({ lesson, level = 3 }: LessonPreparationProps) {
  const heading = { as: `h${level}`, size: "card" } as const;
  return (
    <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
      {[
        { title: "Material", items: lesson.materials },
        { title: "Ferramentas", items: lesson.tools },
      ].map(({ title, items }) => (
        <div key={title} className="break-inside-avoid">
          <Headline {...heading}>{title}</Headline>
          <ul className="mt-3 grid grid-cols-1 gap-2">
            {items.map((item) => (
              <li key={item} className="flex gap-3 wrap-anywhere">
                <span
                  aria-hidden="true"
                  className="mt-2 size-4 shrink-0 border-line border-grafite bg-white"
                />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Notice tone="warning" className="break-inside-avoid sm:col-span-2">
        <Headline {...heading} className="flex items-center gap-3">
          <AlertIcon className="size-6 shrink-0" />
          Antes de começar
        </Headline>
        <ul className="mt-3 grid list-square grid-cols-1 gap-2 pl-4">
          {lesson.safety.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
