import type { ArtProps } from "@/components/art/art-props";
import { color } from "@/components/art/kit/palette";

/** The ground a mark stands on; `mono` draws it in one colour, the text colour around it. */
export type MarkTone = "light" | "dark" | "mono";

export type MarkProps = ArtProps & {
  tone?: MarkTone;
  /** With a title the mark is an image with that name; without, it is decoration. */
  title?: string;
};

export type MarkInks = { ink: string; accent: string; signal: string };

const inks: Readonly<Record<MarkTone, MarkInks>> = {
  light: { ink: color.planta, accent: color.obra, signal: color.seguranca },
  dark: { ink: color.concreto, accent: color.obra, signal: color.seguranca },
  mono: { ink: "currentColor", accent: "currentColor", signal: "currentColor" },
};

/** The colours of a mark on its ground. */
export const markInks = (tone: MarkTone = "light"): MarkInks => inks[tone];
