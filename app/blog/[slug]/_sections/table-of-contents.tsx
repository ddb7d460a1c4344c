import { CurrentHeadingStyle } from "@/components/layout/page-index";
import { TextLink } from "@/components/ui/text-link";
import type { Article } from "@/lib/content/articles";
import type { Heading } from "@/lib/mdx/sections";
import { Fold } from "@/components/ui/fold";

type HeadingsProps = { headings: Heading[] };

type Props = HeadingsProps & { cta: Article["cta"] };

/**
 * The list is in the page twice, and one of both is `display: none`: CSS cannot open a `<details>`
 * on wide screens.
 */
export const TableOfContents = ({ headings, cta }: Props) => (
  <>
    <Fold
      title="Neste artigo"
      titleClass="min-h-12 px-4 font-bold"
      className="no-print mb-6 max-w-(--measure) border-line border-grafite bg-white lg:hidden"
    >
      <nav aria-label="Sumário do artigo" className="border-t-line border-grafite pr-4 pb-1">
        <HeadingList headings={headings} />
      </nav>
    </Fold>
    <div className="article-contents no-print sticky top-6 hidden overflow-y-auto border-l-line border-grafite text-sm leading-title lg:block">
      <nav aria-labelledby="neste-artigo">
        <p id="neste-artigo" className="pb-2 pl-4 drawing-label">
          Neste artigo
        </p>
        <HeadingList headings={headings} />
      </nav>
      <p className="border-t border-cimento pl-4">
        <TextLink href={cta.href}>{cta.label}</TextLink>
      </p>
    </div>
    <CurrentHeadingStyle />
  </>
);

const HeadingList = ({ headings }: HeadingsProps) => (
  <ul className="contents-list">
    {headings.map(({ id, text, level }) => (
      <li key={id} className={level === 3 ? "" : "border-t border-cimento"}>
        <a
          href={`#${id}`}
          className={`grid min-h-touch content-center py-2 pr-2 wrap-anywhere decoration-obra hover:underline ${level === 3 ? "pl-8" : "pl-4"}`}
        >
          {text}
        </a>
      </li>
    ))}
  </ul>
);
