type StaticBlockProps = {
  tag: "p" | "ul" | "ol" | "h2" | "h3" | "h4" | "blockquote";
  html: string;
  id?: string;
  className?: string;
};

/** A block that was rendered to HTML when its text was compiled (static-blocks.ts). */
export function StaticBlock({ tag: Tag, html, ...attributes }: StaticBlockProps) {
  return <Tag {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}
