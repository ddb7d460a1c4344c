/** What the browser scripts and React tell each other. The first two are events of `document`. */
export const EVENTS = {
  /** React has taken over the page (from React). */
  hydrated: "hydrated",
  /** React has made the page's elements anew (components/ui/visitor-state/restore.ts). */
  renewed: "renewed",
  /** To an element that React has replaced; `detail` is the new one. */
  replaced: "replaced",
} as const;
