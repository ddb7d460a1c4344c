import { Label, SmallText } from "@/components/ui/text";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { readOn, reviewLine } from "@/lib/content/articles";
import type { Review } from "@/lib/content/review-fields";
import { Link } from "@/components/ui/link";

/** The sources of a text, and its review while that is missing. */
export function TextSources({ sources, reviewed, checked }: Review) {
  const review = !reviewed && <SmallText className="mt-4">{reviewLine({ checked })}</SmallText>;
  if (sources.length === 0) return review;
  return (
    <section
      aria-labelledby="fontes"
      className="mt-12 max-w-(--measure) border-t-line border-grafite pt-6"
    >
      <Label as="h2" id="fontes">
        Fontes
      </Label>
      <SmallText as="div" className="prose-site mt-4">
        <ol>
          {sources.map((source) => (
            <li key={source.title}>
              {source.url ? (
                <Link href={source.url}>
                  <SourceTitle {...source} />
                </Link>
              ) : (
                <SourceTitle {...source} />
              )}
              {readOn(source)}
            </li>
          ))}
        </ol>
      </SmallText>
      {review}
    </section>
  );
}

function SourceTitle({ title, english }: Review["sources"][number]) {
  if (!english) return addNonBreakingSpaces(title);
  const [before = "", after = ""] = title.split(english);
  return (
    <>
      {before}
      <span lang="en">{english}</span>
      {after}
    </>
  );
}
