import { color } from "@/components/art/kit/palette";
import type { SeededRandom } from "@/components/art/covers/seeded-random";

/** The colours one cover is drawn with. */
export type CoverInks = {
  ground: string;
  line: string;
  a: string;
  b: string;
  c: string;
  paper: string;
};

export type MotifProps = { random: SeededRandom; inks: CoverInks; slug: string };

const { planta, obra, seguranca, concreto, cimento, vidro, sombra, telha } = color;

/** Grounds by name: night (blueprint), paper, concrete, signal yellow, site orange. */
export const coverInks = {
  night: { ground: planta, line: concreto, a: obra, b: seguranca, c: sombra, paper: planta },
  paper: { ground: concreto, line: planta, a: obra, b: seguranca, c: vidro, paper: concreto },
  concrete: { ground: cimento, line: planta, a: obra, b: seguranca, c: vidro, paper: concreto },
  signal: { ground: seguranca, line: planta, a: obra, b: concreto, c: vidro, paper: concreto },
  site: { ground: obra, line: planta, a: seguranca, b: concreto, c: telha, paper: concreto },
} as const satisfies Record<string, CoverInks>;
