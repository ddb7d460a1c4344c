import { hex } from "@/lib/brand/palette";

/** Colours of drawings, covers and marks: the brand's six, and shades for faces and people. */
export const color = {
  ...hex,
  /** Azul Planta, lighter, for glass. */
  vidro: "#9DB6C6",
  /** Azul Planta, lighter, for faces turned away from the light. */
  sombra: "#2B587A",
  /** Laranja Obra, darker. */
  telha: "#D9640F",
  /** Skin colours. */
  peleA: "#8A5637",
  peleB: "#B97B50",
} as const;
