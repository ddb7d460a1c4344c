import "@/app/media-kit/media-kit.css";
import { Row, Rows } from "@/components/ui/rows";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import { brandFile, LOGO_FORMATS, logoName, type LogoVersion } from "@/lib/drawings/brand-files";
import type { MediaKit } from "@/lib/content/press";
import { BrandPicture, DownloadLinks } from "@/app/media-kit/_sections/brand-picture";

const backgroundClasses: Record<LogoVersion, string> = {
  positiva: "bg-white",
  negativa: "bg-planta",
  "uma-cor": "bg-cimento",
};

export const Logos = ({ logos, versions }: Pick<MediaKit, "logos" | "versions">) => (
  <Section
    labelledBy="logotipos"
    title="Logotipos"
    lead={<p>SVG para impressão e vídeo, PNG com fundo transparente para todo o resto.</p>}
  >
    <Rows className="mt-title">
      {logos.map((logo) => (
        <Row key={logo.slug} columns="quarters">
          <div>
            <Headline size="card">{logo.name}</Headline>
            <p className="mt-1">{logo.text}</p>
          </div>
          <ul className="grid grid-cols-3 lg:col-span-3">
            {versions.map((version) => (
              <LogoVersionCell key={version.id} logo={logo} version={version} />
            ))}
          </ul>
        </Row>
      ))}
    </Rows>
  </Section>
);

type LogoVersionCellProps = {
  logo: MediaKit["logos"][number];
  version: MediaKit["versions"][number];
};

function LogoVersionCell({ logo, version }: LogoVersionCellProps) {
  const file = logoName(logo.slug, version.id);
  const subject = `${logo.name}, versão ${version.name.toLowerCase()}`;
  return (
    <li className="flex flex-col">
      <div
        className={`flex aspect-photo items-center justify-center p-inset forced-color-adjust-none ${backgroundClasses[version.id]}`}
      >
        <BrandPicture
          src={brandFile(file, "svg")}
          alt={subject}
          className="logo-in-list h-auto w-full"
        />
      </div>
      <SmallText className="mt-2 grow">
        <strong className="block sm:inline">{version.name}</strong>
        <span className="hidden sm:inline"> {version.text}</span>
      </SmallText>
      <DownloadLinks file={file} subject={subject} formats={LOGO_FORMATS} />
    </li>
  );
}
