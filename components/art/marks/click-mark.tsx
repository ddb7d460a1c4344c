import type { MarkProps } from "@/components/art/marks/mark-props";
import { HorizontalMark, SquareMark, type SymbolShape } from "@/components/art/marks/project-mark";

/** A paint roller with a camera lens. */
const shape: SymbolShape = ({ main, accent }) => (
  <>
    <path
      fill={accent}
      fillRule="evenodd"
      d="M10 4h9v4h29a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V12a4 4 0 0 1 4-4h4zM27 11.5a11.5 11.5 0 1 0 0 23 11.5 11.5 0 1 0 0-23z"
    />
    <path
      fill={main}
      d="M27 16l6 3.5v7L27 30l-6-3.5v-7zM23 49h10v11a3 3 0 0 1-3 3h-4a3 3 0 0 1-3-3z"
    />
    <path stroke={main} strokeWidth={5} d="M52 23h7.5v18.5H28V52" />
  </>
);

/** Symbol of the photo contest. */
export const ClickSymbol = (props: MarkProps) => <SquareMark shape={shape} {...props} />;

/** Logo of the photo contest: symbol and name. */
export const ClickMark = (props: MarkProps) => (
  <HorizontalMark shape={shape} lines={["Click na", "Pintura"]} {...props} />
);
