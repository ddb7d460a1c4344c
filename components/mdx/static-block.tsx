type StaticBlockProps = {
  tag: "p" | "ul" | "ol" | "h2" | "h3" | "h4" | "blockquote";
  html: string;
  id?: string;
  className?: string;
};

/** A block of a text from content/ that was written as HTML when it was compiled (static-blocks.ts). */
export function StaticBlock({ tag: Tag, html, ...attributes }: StaticBlockProps) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
