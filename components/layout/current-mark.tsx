/**
 * Marks the link to where the reader is, in browsers with `:target-current`. Does not change the
 * font weight, because that could move the links below. Not in a style sheet, because the CSS
 * parser of the build does not know the pseudo-class and warns.
 */
const CURRENT_STYLE =
  ".contents-list a:target-current{background:#fff;box-shadow:inset 4px 0 0 var(--color-obra)}" +
  ":is(.place-index,.page-index) a:target-current{background:var(--color-seguranca)}" +
  "@media(forced-colors:active){:is(.place-index,.page-index) a:target-current" +
  "{forced-color-adjust:none;background:Highlight;color:HighlightText}}";

export const CurrentMark = () => (
  <style href="current-heading" precedence="default">
    {CURRENT_STYLE}
  </style>
);
