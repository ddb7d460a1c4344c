/** A part of the house of the home page, in the units of its drawing (640 × 560). */
export type HousePart = {
  /** Key of the service that the part leads to. */
  service: string;
  label: string;
  /** The label continued for screen readers, where the drawing has room for one word only. */
  labelEnd?: string;
  /** Outline, which is drawn while the part is chosen. */
  outline: string;
  /** The outline is on a dark ground. */
  isLight?: true;
  /** Line from the label to the part. */
  leader: string;
  /** Left, top and width of the label. */
  tag: readonly [x: number, y: number, width: number];
};

export const TAG_HEIGHT = 28;

/** One part for each service (§1.2), from top to bottom. */
export const HOUSE_PARTS: readonly HousePart[] = [
  {
    service: "manutencao-predial",
    label: "Telhado",
    outline: "M198.2 112.4L320.1 182.8L230.6 301.6L108.6 231.2Z",
    leader: "M190 158L228 186",
    tag: [110, 130, 84],
  },
  {
    service: "decoracao-e-acabamento",
    label: "Sala",
    outline: "M390.6 263.1L322 302.7V243.3L390.6 203.7Z",
    leader: "M466 254L376 254",
    tag: [466, 240, 58],
  },
  {
    service: "eletrica",
    label: "Quadro",
    labelEnd: " de luz",
    outline: "M316.3 306L249.6 344.5V285.1L316.3 246.6Z",
    leader: "M268 232L304 274",
    tag: [190, 204, 82],
  },
  {
    service: "hidraulica",
    label: "Canos",
    outline: "M389 331.5L447.8 365.4V304L409.7 326V344M447.8 365.4L486 387.4V366",
    isLight: true,
    leader: "M506 404L470 379",
    tag: [506, 390, 72],
  },
  {
    service: "pintura",
    label: "Fachada",
    outline: "M129.6 350L243.9 416V284L230.6 301.6L129.6 243.5Z",
    leader: "M150 398L163 356",
    tag: [108, 398, 86],
  },
  {
    service: "manutencao-geral",
    label: "Parede",
    outline: "M243.9 416L327.7 464.4V452L243.9 354.4Z",
    leader: "M222 476L256 398",
    tag: [166, 476, 80],
  },
];
