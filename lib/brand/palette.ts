/**
 * The six brand colours: the one home of their values (specification §2 "Media kit"). The tokens of app/globals.css have
 * the same names and are checked against this list; the media kit's words about each are in content/media-kit.
 */

export const COLOR_IDS = ["planta", "obra", "seguranca", "concreto", "cimento", "grafite"] as const;

export type ColorId = (typeof COLOR_IDS)[number];

export const colorNames: Readonly<Record<ColorId, string>> = {
  planta: "Azul Planta",
  obra: "Laranja Obra",
  seguranca: "Amarelo Segurança",
  concreto: "Concreto",
  cimento: "Cimento",
  grafite: "Grafite",
};

export const hex: Readonly<Record<ColorId, string>> = {
  planta: "#0E3A5A",
  obra: "#F47B20",
  seguranca: "#FFC62B",
  concreto: "#F3F0EA",
  cimento: "#D8D2C7",
  grafite: "#1B2127",
};

export type Rgb = readonly [red: number, green: number, blue: number];

/** The three channels, 0 to 255, of a colour like "#0E3A5A". @throws RangeError for any other spelling */
export function hexToRgb(value: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new RangeError(`not a colour like #0E3A5A: ${value}`);
  const channel = (start: number) => Number.parseInt(value.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** "rgb(14, 58, 90)", as CSS and drawing programs read it. */
export const rgbText = (value: string): string => `rgb(${hexToRgb(value).join(", ")})`;

/** WCAG's contrast ratio of two colours, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

/** Whichever of Concreto and Grafite can be read better on that colour. */
export const textOn = (id: ColorId): ColorId =>
  contrast(hex[id], hex.concreto) > contrast(hex[id], hex.grafite) ? "concreto" : "grafite";

/** WCAG's relative luminance, 0 to 1. */
function luminance(value: string): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = hexToRgb(value);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
