import { DownloadIcon } from "@/components/ui/icons";
import { TextLink } from "@/components/ui/text-link";
import { brandFile, type BrandFormat } from "@/lib/drawings/brand-files";
import { readSvg } from "@/lib/drawings/svg";

type BrandPictureProps = { src: string; alt: string; className: string };

/** A logo or picture of public/brand. It is an SVG, which next/image would not make smaller. */
export function BrandPicture({ src, alt, className }: BrandPictureProps) {
  const { width, height } = readSvg(src);
  return <img {...{ src, alt, width, height, className }} loading="lazy" />;
}

type DownloadLinksProps = {
  /** File name without extension. */
  file: string;
  subject: string;
  formats: readonly BrandFormat[];
};

export const DownloadLinks = ({ file, subject, formats }: DownloadLinksProps) => (
  <ul className="flex flex-wrap gap-1 lg:gap-x-6">
    {formats.map((format) => (
      <li key={format}>
        <TextLink
          href={brandFile(file, format)}
          download
          className="min-w-touch gap-2 hover:bg-seguranca"
        >
          <DownloadIcon className="hidden size-icon shrink-0 lg:block" />
          <span>
            <span className="sr-only">Baixar </span>
            {format.toUpperCase()}
            <span className="sr-only"> de {subject}</span>
          </span>
        </TextLink>
      </li>
    ))}
  </ul>
);
