import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** The bonus section (§2.14, §4). */
export function Bonus({ title, text }: { title: string; text: string }) {
  return (
    <ReleaseCell id="bonus" title={title} span="md:col-span-2 print:col-span-2">
      <p>{addNonBreakingSpaces(text)}</p>
    </ReleaseCell>
  );
}
