import "@/app/blog/[slug]/article.css";
import { CurrentHeadingStyle } from "@/components/layout/page-index";
import { TextLink } from "@/components/ui/text-link";
import type { Article } from "@/lib/content/articles";
import { ctaPath } from "@/lib/forms/quote-address";
import type { Heading } from "@/lib/mdx/sections";
import { Paper } from "@/components/ui/paper";
import { Fold } from "@/components/ui/fold";
import { Label, SmallText } from "@/components/ui/text";

type HeadingsProps = { headings: Heading[] };

type Props = HeadingsProps & { cta: Article["cta"] };

/**
 * A text with fewer than two headings has no list. The list is in the page twice, and one of both is
 * `display: none`: CSS cannot open a `<details>` on wide screens.
 */
export const TableOfContents = ({ headings, cta }: Props) => {
  const hasList = headings.length > 1;
  return (
    <>
      {hasList && (
        <Paper className="no-print mb-6 max-w-(--measure) lg:hidden">
          <Fold title="Neste artigo">
            <nav aria-label="Sumário do artigo" className="border-t-line border-grafite">
              <HeadingList headings={headings} />
            </nav>
          </Fold>
        </Paper>
      )}
      <div className="article-contents no-print sticky top-6 hidden overflow-y-auto border-l-line border-grafite lg:block">
        {hasList && (
          <nav aria-labelledby="neste-artigo" className="border-b border-cimento">
            <Label id="neste-artigo" className="pb-2 pl-4">
              Neste artigo
            </Label>
            <HeadingList headings={headings} />
          </nav>
        )}
        <p className="pl-4">
          <TextLink href={ctaPath(cta)}>{cta.label}</TextLink>
        </p>
      </div>
      <CurrentHeadingStyle />
    </>
  );
};

const HeadingList = ({ headings }: HeadingsProps) => (
  <ul>
    {headings.map(({ id, text, level }) => (
      <li key={id} className={level === 3 ? "" : "border-t border-cimento"}>
        <a
          href={`#${id}`}
          className={`grid min-h-touch content-center py-2 wrap-anywhere decoration-obra hover:underline ${level === 3 ? "pl-8" : "pl-4"}`}
        >
          <SmallText as="span">{text}</SmallText>
        </a>
      </li>
    ))}
  </ul>
);
