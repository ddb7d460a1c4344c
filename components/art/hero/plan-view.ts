import { isometric } from "@/components/art/kit/iso";

/** The projection all parts of the hero share; one unit is about 0.9 m. */
export const view = isometric(282, 262, 22);

/** The house: 12 by 8 units, two floors of 3; it is finished up to the cut at x = 6. */
export const house = { length: 12, depth: 8, cut: 6, floor: 3, eaves: 6, ridge: 8.6 } as const;
