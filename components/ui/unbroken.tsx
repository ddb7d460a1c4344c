import { addNonBreakingSpaces, WITH_HYPHEN } from "@/lib/format/non-breaking-spaces";

/** A text that stays on one line. A link around it is a flex box, or it would not be underlined. */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
);

/** A text in which terms such as "80 cm", "NR-35", "08h–18h" and "e-mail" stay on one line. */
export const UnbrokenTerms = ({ children }: { children: string }) =>
  addNonBreakingSpaces(children)
    .split(WITH_HYPHEN)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="whitespace-nowrap">
          {part}
        </span>
      ),
    );
