import { hex, type ColorId } from "@/lib/brand/palette";

const token = (id: ColorId) => `var(--color-${id}, ${hex[id]})`;

/** The site's colours for drawings: the CSS custom property, with its value for stand-alone files. */
export const color = {
  planta: token("planta"),
  obra: token("obra"),
  seguranca: token("seguranca"),
  concreto: token("concreto"),
  cimento: token("cimento"),
  grafite: token("grafite"),
  /** Azul Planta in half shade, for glass and for faces turned away from the light. */
  vidro: "#9DB6C6",
  sombra: "#2B587A",
  /** Laranja Obra in shade. */
  telha: "#D9640F",
  /** Skin of the people drawn. */
  peleA: "#8A5637",
  peleB: "#B97B50",
} as const;
