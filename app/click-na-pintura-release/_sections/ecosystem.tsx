import { MdxContent } from "@/components/mdx/compile-mdx";
import type { MdxBody } from "@/lib/content/front-matter.mjs";
import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** About the company's ecosystem (§2.14). */
export function Ecosystem({ title, text }: { title: string; text: MdxBody }) {
  return (
    <ReleaseCell id="ecossistema" title={title} span="md:col-span-3 print:col-span-3">
      <MdxContent source={text} />
    </ReleaseCell>
  );
}
