import { CurrentMark } from "@/components/layout/current-mark";

type PageIndexProps = { parts: readonly { id: string; name: string }[] };

/**
 * Links to the parts of a long page. The row stays on the screen and marks the part that is being
 * read, where the browser can (docs/decisions/0023).
 * @param props.parts ids of headings, with names short enough for one row at 360 px
 */
export const PageIndex = ({ parts }: PageIndexProps) => (
  <nav aria-label="Partes desta página" className="no-print page-index">
    <ol className="overflow-x-auto">
      {parts.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ol>
    <CurrentMark />
  </nav>
);
