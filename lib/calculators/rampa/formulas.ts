import { ceil } from "@/lib/calculators/number";

/** A slope of ABNT NBR 9050:2020, 6.6.2, with the limits that it sets. */
type SlopeClass = {
  /** Horizontal metres for each metre of height: 12 is 1:12. */
  ratio: number;
  percent: string;
  /** Maximum rise of one segment in metres. */
  maxRise: number;
  maxSegments: number;
  /** Whether it is only for existing buildings where the others are impossible. */
  exceptional?: true;
};

export const SLOPE_CLASSES: readonly SlopeClass[] = [
  { ratio: 20, percent: "5%", maxRise: 1.5, maxSegments: Infinity },
  { ratio: 16, percent: "6,25%", maxRise: 1, maxSegments: Infinity },
  { ratio: 12, percent: "8,33%", maxRise: 0.8, maxSegments: 15 },
  { ratio: 10, percent: "10%", maxRise: 0.2, maxSegments: 4, exceptional: true },
  { ratio: 8, percent: "12,5%", maxRise: 0.075, maxSegments: 1, exceptional: true },
];

/** Lengths of NBR 9050:2020, 6.6, in metres. */
export const RAMP = {
  /** Minimum length of the landings at the start, at the end and between segments. */
  landing: 1.2,
  minWidth: 1.2,
  /** Minimum width in existing buildings, with segments of at most `narrowRun`. */
  narrowWidth: 0.9,
  narrowRun: 4,
  /** Where a narrow ramp turns by 180°: length of the landing, width of both flights (4.3.5). */
  narrowTurn: [1.5, 1.9],
  /** Up to this height it is a threshold with a chamfer of at most 1:2, not a ramp (6.3.4). */
  threshold: 0.02,
} as const;

/** A straight ramp. Lengths in metres, horizontal. */
export type RampDesign = {
  slope: SlopeClass;
  segments: number;
  /** Height of one segment. */
  rise: number;
  /** Length of one segment. */
  run: number;
  /** Which limit of the norm decided the number of segments. */
  limit: "rise" | "run";
  /** Length of all segments with the landings between them, without the landings at the ends. */
  length: number;
};

/**
 * The ramp of one slope: i = h × 100 ÷ c, therefore c = h × ratio (NBR 9050:2020, 6.6.2).
 * @param rise height to overcome, in metres
 * @param width of the ramp, in metres
 * @returns undefined when the norm does not allow so many segments of this slope
 */
export function designOf(rise: number, slope: SlopeClass, width: number): RampDesign | undefined {
  const slopes = rise * slope.ratio;
  const byRun = width < RAMP.minWidth ? ceil(slopes / RAMP.narrowRun) : 1;
  const byRise = ceil(rise / slope.maxRise);
  const segments = Math.max(1, byRise, byRun);
  if (segments > slope.maxSegments) return undefined;
  return {
    slope,
    segments,
    rise: rise / segments,
    run: slopes / segments,
    limit: byRun > byRise ? "run" : "rise",
    length: slopes + (segments - 1) * RAMP.landing,
  };
}

/**
 * Length and width in metres of the same ramp in two equal flights, side by side: half of the run,
 * the landings between segments, that of the start beside the end, and that of the turn, as long as
 * the ramp is wide (6.6.4).
 */
export function foldedSpace({ segments, run }: RampDesign, width: number) {
  const [turn, across] = width < RAMP.minWidth ? RAMP.narrowTurn : [RAMP.landing, 0];
  const length = (segments * run) / 2 + Math.ceil(segments / 2) * RAMP.landing;
  return { length: length + Math.max(turn, width), width: Math.max(across, 2 * width) };
}

/** Where a ramp is to be. Lengths in metres. */
export type Place = {
  rise: number;
  width: number;
  /** Free length from the step on; undefined when it is not known. */
  space: number | undefined;
  existing: boolean;
  topLanding: boolean;
};

export type Ramp = Place & {
  /** What the norm allows here, from the gentlest to the steepest. */
  designs: RampDesign[];
  /** The gentlest that fits, or the shortest when none does. */
  chosen: RampDesign;
  /** Whether a slope for existing buildings would fit. */
  reform: boolean;
  fits: boolean;
};

/** The gentlest ramp that fits or, if the space is not known, the shortest of the usual ones. */
export function designRamp(place: Place): Ramp {
  const { rise, width, space, existing } = place;
  const designs = SLOPE_CLASSES.flatMap((slope) => designOf(rise, slope, width) ?? []);
  const usual = designs.filter(({ slope }) => !slope.exceptional);
  const fitting = (list: RampDesign[]) =>
    space === undefined
      ? list.at(-1)
      : list.find((design) => neededSpace(place, design) <= space + 1e-9);
  // The exceptional slopes are for where the others are impossible (6.6.2).
  const allowed = existing ? designs : usual;
  const fitted = fitting(usual) ?? fitting(allowed);
  const fits = fitted !== undefined || rise <= RAMP.threshold;
  const chosen =
    fitted ?? allowed.reduce((one, other) => (other.length < one.length ? other : one));
  const reform = fitting(designs) !== undefined;
  return { ...place, designs: allowed, chosen, fits, reform };
}

/** The length with the landing below and, if it is missing, the one above. */
export const neededSpace = ({ topLanding }: Pick<Place, "topLanding">, { length }: RampDesign) =>
  length + RAMP.landing * (topLanding ? 1 : 2);
