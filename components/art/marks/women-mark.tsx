import type { MarkProps } from "@/components/art/marks/mark-props";
import { HorizontalMark, SquareMark, type SymbolShape } from "@/components/art/marks/project-mark";

/** A spanner in the shape of the Venus symbol. */
const shape: SymbolShape = ({ main, accent }) => (
  <>
    <path
      fill={main}
      fillRule="evenodd"
      d="M32 1a19 19 0 0 1 5 37.3V52l5 3.5V63h-6v-5h-8v5h-6v-7.5l5-3.5V38.3A19 19 0 0 1 32 1zM32 9.5l-9.1 5.2v10.5L32 30.5l9.1-5.2v-10.5z"
    />
    <path fill={accent} d="M14 41h11v7.5H14zM39 41h11v7.5H39z" />
  </>
);

/** Symbol of the course. */
export const WomenSymbol = (props: MarkProps) => <SquareMark shape={shape} {...props} />;

/** Logo of the course: symbol and name. */
export const WomenMark = (props: MarkProps) => (
  <HorizontalMark shape={shape} lines={["Mulheres na", "Manutenção"]} {...props} />
);
