import type { Lesson } from "@/lib/content/lessons";

/** The course as a scale bar: one piece a lesson, as long as its minutes. The list below says the same in words. */
export function DurationBar({ lessons }: { lessons: Lesson[] }) {
  return (
    <div
      aria-hidden="true"
      className="mt-10 grid border-2 border-grafite text-center drawing-label tabular-nums"
      style={{ gridTemplateColumns: lessons.map(({ minutes }) => `${minutes}fr`).join(" ") }}
    >
      {lessons.map(({ slug, minutes }) => (
        <span key={slug} className="py-1.5 odd:bg-grafite odd:text-concreto even:bg-white">
          {minutes}
        </span>
      ))}
    </div>
  );
}
