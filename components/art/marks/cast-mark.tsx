import type { MarkProps } from "@/components/art/marks/mark-props";
import { HorizontalMark, SquareMark, type SymbolShape } from "@/components/art/marks/project-mark";

/** A microphone with the marks of a ruler. */
const shape: SymbolShape = ({ main, accent }) => (
  <>
    <path
      fill={main}
      fillRule="evenodd"
      d="M32 1a13 13 0 0 1 13 13v17a13 13 0 0 1-26 0V14A13 13 0 0 1 32 1zM30 14v3.5h15v-3.5zM35 20.8v3.5h10v-3.5zM30 27.5v3.5h15v-3.5z"
    />
    <path stroke={accent} strokeWidth={6} d="M9 25v6a23 23 0 0 0 46 0v-6M32 54v6" />
    <path fill={accent} d="M17 57h30v6H17z" />
  </>
);

/** Symbol of the podcast. */
export const CastSymbol = (props: MarkProps) => <SquareMark shape={shape} {...props} />;

/** Logo of the podcast: symbol and name. */
export const CastMark = (props: MarkProps) => (
  <HorizontalMark shape={shape} lines={["PrimoZé", "Cast"]} {...props} />
);
