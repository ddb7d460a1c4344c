import { DemonstrationLabel } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { getPartners, type Partner } from "@/lib/content/collections/pages";
import { readSvg } from "@/lib/drawings/svg";
import { partnerLogoPath } from "@/lib/paths";

/** The partners' logos (§2.8), three in a row. The last row is stretched. */
export function Partners() {
  const partners = getPartners();
  if (partners.length === 0) return null;
  return (
    <Section
      tone="white"
      labelledBy="parceiros"
      columns="aside-main"
      className="items-center"
      title="Quem acredita na gente"
    >
      <PartnerList partners={partners} />
    </Section>
  );
}

function PartnerList({ partners }: { partners: readonly Partner[] }) {
  return (
    <ul className="flex flex-wrap pt-line pl-line">
      {partners.map(({ name, logo, demonstration }) => (
        <li
          key={name}
          className={`-mt-line -ml-line flex grow basis-full flex-col border-line border-grafite ${partners.length === 4 ? "md:basis-2/5" : "md:basis-1/4"}`}
        >
          {/* A logo stands on white by night, too, because its owner decides its colours. */}
          <div className="grid grow place-items-center gap-y-2 bg-white p-inset text-grafite forced-color-adjust-none">
            <img
              src={partnerLogoPath(logo)}
              width={readSvg(partnerLogoPath(logo)).width}
              height={readSvg(partnerLogoPath(logo)).height}
              loading="lazy"
              alt={name}
              className="h-16 w-auto max-w-full"
            />
            {demonstration && (
              <p>
                <DemonstrationLabel />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
