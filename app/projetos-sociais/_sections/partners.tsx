import { DemonstrationLabel } from "@/components/ui/demonstration-label";
import { Section, SectionHeading } from "@/components/ui/section";
import { getPartners } from "@/lib/content/collections";
import { partnerLogoPath } from "@/lib/paths";

/** "Who believes in us": three partner logos (§2.8). */
export function Partners() {
  return (
    <Section
      tone="white"
      labelledBy="parceiros"
      className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[1fr_2.4fr] lg:items-center"
    >
      <SectionHeading id="parceiros" title="Quem acredita na gente" />
      <ul className="grid grid-cols-1 border-2 border-grafite md:grid-cols-3">
        {getPartners().map(({ name, contribution, logo, demonstration }) => (
          <li
            key={name}
            className="flex flex-col border-grafite not-first:border-t-2 md:not-first:border-t-0 md:not-first:border-l-2"
          >
            <div className="grid grow place-items-center px-6 py-10">
              <img
                src={partnerLogoPath(logo)}
                height={64}
                loading="lazy"
                alt={name}
                className="artwork h-16 w-auto max-w-full"
              />
            </div>
            <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-grafite px-4 py-2.5 text-sm">
              {contribution}
              {demonstration && <DemonstrationLabel />}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
