import type { ExcerptPart } from "@/lib/search/excerpt";

/** An excerpt with the words that were looked for marked. */
export const HighlightedText = ({ parts }: { parts: ExcerptPart[] }) =>
  parts.map(({ text, found }, index) =>
    found ? (
      <mark key={index} className="bg-seguranca text-grafite">
        {text}
      </mark>
    ) : (
      text
    ),
  );
