import { color } from "@/components/art/kit/palette";

/** The background a mark is made for; `mono` takes the text colour around it. */
export type MarkTone = "light" | "dark" | "mono";

export type MarkProps = {
  tone?: MarkTone;
  /** Accessible name; a mark without one is decoration. */
  title?: string;
  className?: string;
};

export type MarkColors = { main: string; accent: string };

const colors: Readonly<Record<MarkTone, MarkColors>> = {
  light: { main: color.planta, accent: color.obra },
  dark: { main: color.concreto, accent: color.obra },
  mono: { main: "currentColor", accent: "currentColor" },
};

/** Colours of a mark for a background. */
export const markColors = (tone: MarkTone = "light"): MarkColors => colors[tone];
