import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import type { Article } from "@/lib/content/articles";
import { longDate } from "@/lib/content/dates";

/** The sources of an article and its review; nothing when it has no sources. */
export function ArticleSources({ sources, reviewed }: Pick<Article, "sources" | "reviewed">) {
  if (sources.length === 0) return null;
  return (
    <section
      aria-labelledby="fontes"
      className="mt-14 max-w-(--measure) border-t-2 border-grafite pt-5"
    >
      <h2 id="fontes" className="drawing-label">
        Fontes
      </h2>
      <ol className="mt-4 grid list-decimal grid-cols-1 gap-2 pl-6 text-sm marker:font-bold marker:text-obra-escura">
        {sources.map(({ title, english, url, check }) => (
          <li key={title}>
            {url ? (
              <a
                href={url}
                target="_blank"
                rel="noopener"
                className="underline decoration-obra decoration-2 underline-offset-4 hover:bg-seguranca"
              >
                <SourceTitle title={title} english={english} />
                <span className="sr-only"> (abre em nova aba)</span>
              </a>
            ) : (
              <SourceTitle title={title} english={english} />
            )}
            {check && " (a conferir por profissional)"}
          </li>
        ))}
      </ol>
      {reviewed && (
        <p className="mt-4 text-sm">
          Revisão técnica de {reviewed.by} ({reviewed.register}), em {longDate(reviewed.date)}.
        </p>
      )}
    </section>
  );
}

function SourceTitle({ title, english }: { title: string; english: string | undefined }) {
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
