import type { MarkProps } from "./mark-props";
import { HorizontalMark, SquareMark, type SymbolShape } from "./project-mark";

/** A spanner that is the sign of Venus: ring with its hexagon above, a level bar, an open jaw below. */
const shape: SymbolShape = ({ ink, accent }) => (
  <>
    <path
      fill={ink}
      fillRule="evenodd"
      d="M32 1a19 19 0 0 1 5 37.300V52l5 3.500V63h-6v-5h-8v5h-6v-7.500l5-3.500V38.300A19 19 0 0 1 32 1zM32 9.500l-9.100 5.250v10.500L32 30.500l9.100-5.250v-10.500z"
    />
    <path fill={accent} d="M14 41h11v7.500H14zM39 41h11v7.500H39z" />
  </>
);

/** Mulheres na Manutenção, the maintenance course: the symbol. */
export const WomenSymbol = (props: MarkProps) => <SquareMark shape={shape} {...props} />;

/** Mulheres na Manutenção: symbol and name. */
export const WomenMark = (props: MarkProps) => (
  <HorizontalMark shape={shape} lines={["Mulheres na", "Manutenção"]} {...props} />
);
