import type { ComponentProps } from "react";
import { blockComponents } from "@/components/mdx/blocks/blocks";
import { TextPicture } from "@/components/mdx/blocks/figure";
import { SHORT_CELL } from "@/lib/mdx/table-plugin";
import { Link } from "@/components/ui/link";

export const mdxComponents = {
  a: Link,
  img: ({ src, alt = "" }: ComponentProps<"img">) => <TextPicture src={String(src)} alt={alt} />,
  pre: ScrollingCode,
  table: ScrollingTable,
  td: Cell,
  ...blockComponents("page"),
};

/** A table that scrolls on narrow screens; focusable, so that it can be scrolled by keyboard. */
function ScrollingTable(props: ComponentProps<"table">) {
  return (
    <div className="table-scroll" role="group" aria-label="Tabela" tabIndex={0}>
      <table {...props} />
    </div>
  );
}

/** As a table, on screens that are narrower than its lines. */
function ScrollingCode(props: ComponentProps<"pre">) {
  return <pre role="group" aria-label="Código" tabIndex={0} {...props} />;
}

function Cell({ children, ...props }: ComponentProps<"td">) {
  const isText = typeof children === "string";
  const isShort = isText && children.length <= SHORT_CELL;
  return (
    <td {...props} className={isShort ? "whitespace-nowrap" : undefined}>
      {/* One element beside the label of a stacked cell (app/_styles/prose.css). */}
      {isText ? children : <div>{children}</div>}
    </td>
  );
}
