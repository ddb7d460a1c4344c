import { color } from "@/components/art/kit/palette";
import type { SeededRandom } from "@/components/art/covers/seeded-random";

/** Colours of one cover. */
export type CoverColors = {
  background: string;
  line: string;
  /** Fills, most prominent first. */
  a: string;
  b: string;
  c: string;
  /** Fill of blank areas. */
  paper: string;
};

export type MotifProps = { random: SeededRandom; colors: CoverColors; slug: string };

const { planta, obra, seguranca, concreto, cimento, vidro, sombra, telha } = color;

/** Colour schemes of covers, named after their background. */
export const coverColors = {
  blue: { background: planta, line: concreto, a: obra, b: seguranca, c: sombra, paper: planta },
  light: { background: concreto, line: planta, a: obra, b: seguranca, c: vidro, paper: concreto },
  grey: { background: cimento, line: planta, a: obra, b: seguranca, c: vidro, paper: concreto },
  yellow: { background: seguranca, line: planta, a: obra, b: concreto, c: vidro, paper: concreto },
  orange: { background: obra, line: planta, a: seguranca, b: concreto, c: telha, paper: concreto },
} as const satisfies Record<string, CoverColors>;
