import { Section } from "@/components/ui/section";
import type { MediaKit } from "@/lib/content/press";

/** The four statistics (§2.15, §9.2), exactly as specified. */
export function Statistics({ statistics }: Pick<MediaKit, "statistics">) {
  return (
    <Section tone="seguranca" labelledBy="numeros">
      <h2 id="numeros" className="drawing-label">
        Em números
      </h2>
      <dl className="mt-8 grid grid-cols-2 gap-y-10 lg:grid-cols-4">
        {statistics.map(({ key, value, label, text }) => (
          <div key={key} className="relative flex flex-col border-t-2 border-grafite pt-6 pr-3">
            <dt className="order-2 mt-3">
              <span
                aria-hidden="true"
                className="absolute -top-3 left-0 h-6 w-0.5 rotate-45 bg-grafite"
              />
              <span className="block text-lg font-bold">{label}</span>
              <span className="block text-sm">{text}</span>
            </dt>
            <dd className="text-[clamp(2rem,1rem+4.2vw,4.25rem)] leading-none headline">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
