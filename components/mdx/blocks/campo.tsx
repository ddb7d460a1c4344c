import { UnbrokenTerms } from "@/components/ui/unbroken";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/lib/mdx/block-schemas";

type CampoProps = BlockAttributes<"Campo">;

export const campo: Block<"Campo"> = { page: Campo, feed: CampoInFeed };

/** They belong to no form, so nothing can send them, and the browser is asked to keep nothing. */
const control = { autoComplete: "off", className: "sheet-control" };

/** A field to fill in on the screen, or by hand on paper. A long answer goes on in the next line. */
function Campo({ label, hint, columns }: CampoProps) {
  return columns === "3" ? (
    <Comparison label={label} hint={hint} />
  ) : (
    <label className="sheet-field">
      <span className="drawing-label">{label}</span>
      {hint && (
        <span className="text-sm">
          <UnbrokenTerms>{hint}</UnbrokenTerms>
        </span>
      )}
      <textarea rows={1} {...control} />
    </label>
  );
}

const Comparison = ({ label, hint }: Omit<CampoProps, "columns">) => (
  <div role="group" aria-label={label} className="sheet-comparison">
    <p>
      <strong className="block drawing-label">{label}</strong>
      {hint && (
        <span className="text-sm">
          <UnbrokenTerms>{hint}</UnbrokenTerms>
        </span>
      )}
    </p>
    {[1, 2, 3].map((column) => (
      <div key={column} className="flex items-center gap-3 sm:items-stretch">
        <span aria-hidden="true" className="font-bold sm:hidden">
          {column}
        </span>
        <textarea rows={2} aria-label={`${label}, empresa ${column}`} {...control} />
      </div>
    ))}
  </div>
);

function CampoInFeed({ label, hint }: CampoProps) {
  return <p>{[label, hint].filter(Boolean).join(": ")}: ______</p>;
}
