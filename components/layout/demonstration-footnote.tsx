import { Triangle } from "@/components/ui/badge";
import { memoize } from "@/lib/cache/memoize";
import { demonstrationItems } from "@/lib/launch/public-build";

const hasMarks = memoize("demonstration-marks", () => demonstrationItems().length > 0);

/**
 * At the end of every page while anything is invented; app/_styles/components.css hides it where
 * there is no mark.
 */
export const DemonstrationFootnote = () =>
  hasMarks() && (
    <p className="example-note border-t-2 border-grafite bg-concreto py-3 text-sm">
      <span className="container-site block">
        <Triangle /> Texto de exemplo: a PrimoZé ainda vai confirmar ou trocar.
      </span>
    </p>
  );
