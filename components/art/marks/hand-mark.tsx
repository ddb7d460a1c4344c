import type { MarkProps } from "@/components/art/marks/mark-props";
import { HorizontalMark, SquareMark, type SymbolShape } from "@/components/art/marks/project-mark";

/** An open hand with a house in its palm. */
const shape: SymbolShape = ({ main, accent }) => (
  <>
    <path
      fill={main}
      fillRule="evenodd"
      d="M5 16a4.2 4.2 0 0 1 8.5 0v16H16V8a4.2 4.2 0 0 1 8.5 0v24H27V5.5a4.2 4.2 0 0 1 8.5 0V32H38V11a4.2 4.2 0 0 1 8.5 0v27l6.3-10a4.5 4.5 0 0 1 7.8 4.6L48 55q-4.5 8-14 8H19Q5 63 5 49zM25.7 33.5L13.5 43.5V56H38V43.5z"
    />
    <path fill={accent} d="M25.7 37.4l9.3 7.6v8h-6.5v-6h-5.5v6h-6.5v-8z" />
  </>
);

/** Symbol of the social projects. */
export const HandSymbol = (props: MarkProps) => <SquareMark shape={shape} {...props} />;

/** Logo of the social projects: symbol and name. */
export const HandMark = (props: MarkProps) => (
  <HorizontalMark shape={shape} lines={["Mão", "Amiga"]} {...props} />
);
