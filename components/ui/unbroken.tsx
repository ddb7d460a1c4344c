import { addNonBreakingSpaces, WITH_HYPHEN } from "@/lib/format/non-breaking-spaces";

/** Links with it are flex boxes: an inline link does not underline an inline block. */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
);

/** A text in which "80 cm", "NR-35", "08h–18h" and "e-mail" each stay on one line. */
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
