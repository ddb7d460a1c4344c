/** The site's colours for drawings: the CSS custom property, with its value for stand-alone files. */
export const color = {
  planta: "var(--color-planta, #0E3A5A)",
  obra: "var(--color-obra, #F47B20)",
  seguranca: "var(--color-seguranca, #FFC62B)",
  concreto: "var(--color-concreto, #F3F0EA)",
  cimento: "var(--color-cimento, #D8D2C7)",
  grafite: "var(--color-grafite, #1B2127)",
  /** Azul Planta in half shade, for glass and for faces turned away from the light. */
  vidro: "#9DB6C6",
  sombra: "#2B587A",
  /** Laranja Obra in shade. */
  telha: "#D9640F",
  /** Skin of the people drawn. */
  peleA: "#8A5637",
  peleB: "#B97B50",
} as const;
