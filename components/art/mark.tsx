import { color } from "@/lib/drawings/palette";
import type { LogoSlug } from "@/lib/drawings/brand-files";
import { drawingPath } from "@/lib/paths";
import { readSvg } from "@/lib/drawings/svg";

/**
 * The ground that a mark stands on. `mono` takes the colour of the text around it. A mark without a
 * tone stands on the ground of the page, by day and by night.
 */
export type MarkTone = "light" | "dark" | "mono";

type MarkProps = {
  /** The name of a file of public/desenhos/marcas, which has the colours for a light ground. */
  name: LogoSlug | `${Exclude<LogoSlug, "primoze">}-simbolo`;
  tone?: MarkTone;
  /** The accessible name. A mark without one is decoration. */
  title?: string;
  className?: string;
};

export function Mark({ name, tone, title, className = "" }: MarkProps) {
  const { attributes, content } = readSvg(drawingPath(`marcas/${name}`));
  const naming = title
    ? ({ role: "img", "aria-label": title } as const)
    : ({ "aria-hidden": true } as const);
  return (
    <svg
      {...attributes}
      className={tone ? className : `text-planta ${className}`}
      {...naming}
      dangerouslySetInnerHTML={{ __html: inTone(content, tone) }}
    />
  );
}

function inTone(content: string, tone?: MarkTone): string {
  if (tone === "light") return content;
  if (tone === "dark") return content.replaceAll(color.planta, color.concreto);
  const ink = content.replaceAll(color.planta, "currentColor");
  return tone === "mono" ? ink.replaceAll(color.obra, "currentColor") : ink;
}
