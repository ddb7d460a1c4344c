import type { Lesson } from "@/lib/content/education";

/** A bar with one segment per lesson, proportional to its minutes. Decorative: see the list. */
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
