import { SiteLink } from "@/components/ui/site-link";
import type { ComponentProps } from "react";
import { Note } from "@/components/mdx/note";
import { Testimonial } from "@/components/mdx/testimonial";

/** What the MDX of content/ can use; the one map from names to components (content/README.md lists them for editors). */
export const mdxComponents = {
  a: MdxLink,
  table: ScrollingTable,
  td: Cell,
  Note,
  Testimonial,
};

function MdxLink({ href = "", ...props }: ComponentProps<"a">) {
  if (href.startsWith("/")) return <SiteLink href={href} {...props} />;
  const external = href.startsWith("http") ? { target: "_blank", rel: "noopener" } : {};
  return <a href={href} {...external} {...props} />;
}

/** A table that scrolls by itself on a narrow screen; focusable, so that the keyboard can scroll it too. */
function ScrollingTable(props: ComponentProps<"table">) {
  return (
    <div className="table-scroll" role="group" aria-label="Tabela" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** Characters up to which a cell stays on one line: a price range or a measure must not be torn apart. */
const SHORT_CELL = 18;
/** Characters from which a cell keeps a readable width, even if the table then has to scroll. */
const LONG_CELL = 36;

function Cell(props: ComponentProps<"td">) {
  const length = typeof props.children === "string" ? props.children.length : SHORT_CELL + 1;
  const width =
    length <= SHORT_CELL ? "whitespace-nowrap" : length >= LONG_CELL ? "min-w-44" : undefined;
  return <td {...props} className={width} />;
}
