import type { MarkProps } from "./mark-props";
import { HorizontalMark, SquareMark, type SymbolShape } from "./project-mark";

/** An open hand built like a wall, a house in its palm. */
const shape: SymbolShape = ({ ink, accent }) => (
  <>
    <path
      fill={ink}
      fillRule="evenodd"
      d="M5 16a4.250 4.250 0 0 1 8.500 0v16H16V8a4.250 4.250 0 0 1 8.500 0v24H27V5.500a4.250 4.250 0 0 1 8.500 0V32H38V11a4.250 4.250 0 0 1 8.500 0v27l6.300-10a4.500 4.500 0 0 1 7.800 4.600L48 55q-4.500 8-14 8H19Q5 63 5 49zM25.700 33.500L13.500 43.500V56H38V43.500z"
    />
    <path fill={accent} d="M25.700 37.400l9.300 7.600v8h-6.500v-6h-5.500v6h-6.500v-8z" />
  </>
);

/** Mão Amiga, the social programme: the symbol. */
export const HandSymbol = (props: MarkProps) => <SquareMark shape={shape} {...props} />;

/** Mão Amiga: symbol and name. */
export const HandMark = (props: MarkProps) => (
  <HorizontalMark shape={shape} lines={["Mão", "Amiga"]} {...props} />
);
