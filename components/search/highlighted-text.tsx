import type { ExcerptPart } from "@/lib/search/excerpt";

/** An excerpt with highlighted matches. */
export const HighlightedText = ({ parts }: { parts: ExcerptPart[] }) =>
  parts.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className="bg-seguranca text-grafite">
        {text}
      </mark>
    ) : (
      text
    ),
  );
