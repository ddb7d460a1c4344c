import type { ComponentProps, ReactNode } from "react";
import { absoluteUrl } from "@/lib/seo/metadata";
import { noteLabels, type NoteKind } from "@/lib/content/note-labels";

/**
 * What the MDX of an article becomes outside the site: plain HTML that needs no style sheet and no script, with every
 * address in full. The same names as mdx-components.tsx.
 * @param page the article's own address, for links to its headings
 */
export const feedComponents = (page: string) => ({
  a: ({ href = "", children }: ComponentProps<"a">) => (
    <a href={absoluteUrl(href.startsWith("#") ? `${page}${href}` : href)}>{children}</a>
  ),
  Note: ({ kind, title, children }: { kind: NoteKind; title?: string; children: ReactNode }) => (
    <blockquote>
      <p>
        <strong>{[noteLabels[kind], title].filter(Boolean).join(": ")}</strong>
      </p>
      {children}
    </blockquote>
  ),
  Testimonial: ({ name, age, profession, stars, children }: Record<string, ReactNode>) => (
    <figure>
      <blockquote>{children}</blockquote>
      <figcaption>
        {name}, {age} anos, {profession}. Nota {stars} de 5.
      </figcaption>
    </figure>
  ),
});
