/**
 * The brand colours (specification §2.15). After a change `npm run assets` writes them where they
 * are text.
 */
export const hex = {
  planta: "#0E3A5A",
  obra: "#F47B20",
  seguranca: "#FFC62B",
  concreto: "#F3F0EA",
  cimento: "#D8D2C7",
  grafite: "#1B2127",
} as const;

const shades = {
  vidro: "#9DB6C6",
  /** For faces turned away from the light. */
  sombra: "#2B587A",
  telha: "#D9640F",
  peleA: "#8A5637",
  peleB: "#B97B50",
  /** Hair, boots and a dark roof, which stay dark by night. */
  cabelo: "#2A1C14",
  /** Ink on orange, yellow and people, which stays dark by night. */
  tinta: "#0E3A5B",
} as const;

export const color = { ...hex, ...shades } as const;
