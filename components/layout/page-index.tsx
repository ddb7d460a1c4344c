import "@/components/layout/page-index.css";
/** @param props.parts ids of headings, with names that fit one row at 360 px */
export const PageIndex = ({ parts }: { parts: readonly { id: string; name: string }[] }) => (
  // On a phone on its side the row would take too much of the screen.
  <nav
    aria-label="Partes desta página"
    className="no-print page-index top-0 z-sticky border-y-line border-grafite bg-white"
  >
    <ol className="mx-auto flex max-w-(--site-width) overflow-x-auto">
      {parts.map(({ id, name }) => (
        <li key={id} className="grow border-cimento whitespace-nowrap not-first:border-l">
          <a
            href={`#${id}`}
            className="flex min-h-touch min-w-touch items-center justify-center px-1 font-bold hover:bg-seguranca"
          >
            {name}
          </a>
        </li>
      ))}
    </ol>
    <CurrentHeadingStyle />
  </nav>
);

// The current link has no other font weight, which could move the links. The rules are not in a style
// sheet, because the build's CSS parser does not know the pseudo-class and warns.
const CURRENT_STYLE =
  ".article-contents a:target-current{background:var(--color-white);box-shadow:inset 4px 0 0 var(--color-obra)}" +
  ":is(.place-index,.page-index) a:target-current" +
  "{color-scheme:light;color:var(--color-grafite);background:var(--color-seguranca)}" +
  // There the ring is on the link itself.
  ".page-index a:target-current{--focus-ring:var(--color-breve)}" +
  "@media(forced-colors:active){:is(.place-index,.page-index) a:target-current" +
  "{forced-color-adjust:none;background:Highlight;color:HighlightText}}";

export const CurrentHeadingStyle = () => (
  <style href="current-heading" precedence="default">
    {CURRENT_STYLE}
  </style>
);
