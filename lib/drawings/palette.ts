import { color, hex } from "@/supabase/functions/_shared/contract/palette";

export { color, hex };

export type ColorId = keyof typeof hex;

type ColorName = keyof typeof color;

/** The colours of the brand, each of which the media kit explains. */
export const COLOR_IDS = Object.keys(hex) as ColorId[];

export const colorNames: Readonly<Record<ColorId, string>> = {
  planta: "Azul Planta",
  obra: "Laranja Obra",
  seguranca: "Amarelo Segurança",
  concreto: "Concreto",
  cimento: "Cimento",
  grafite: "Grafite",
};

/** What changes by night, on the pages and in drawings. */
export const night: Partial<Record<ColorName, string>> = {
  planta: "#B5D6EC",
  concreto: "#081A28",
  cimento: "#2F4A5E",
  grafite: "#E9E2DB",
  vidro: "#486C83",
  sombra: "#95BCD7",
};

/** What a drawing that is part of a page writes: the token of a colour that the night changes. */
export const pageColor = Object.fromEntries(
  Object.entries(color).map(([name, value]) => [
    name,
    name in night ? `var(--color-${name})` : value,
  ]),
) as Readonly<Record<ColorName, string>>;

/** The text of a drawing as a part of a page. */
export const inPageColors = (svg: string): string =>
  (Object.keys(night) as ColorName[]).reduce(
    (text, name) => text.replaceAll(color[name], pageColor[name]),
    svg,
  );

export type Rgb = readonly [red: number, green: number, blue: number];

/** 0 to 255 each, of a colour like "#0E3A5A". @throws RangeError on any other format */
export function hexToRgb(value: string): Rgb {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new RangeError(`not a colour like #0E3A5A: ${value}`);
  const channel = (start: number) => Number.parseInt(value.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

export const rgbText = (value: string): string => `rgb(${hexToRgb(value).join(", ")})`;

export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export const textOn = (id: ColorId): ColorId =>
  contrast(hex[id], hex.concreto) > contrast(hex[id], hex.grafite) ? "concreto" : "grafite";

function luminance(value: string): number {
  const linear = (channel: number) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = hexToRgb(value);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
