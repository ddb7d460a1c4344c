import { hex } from "@/lib/drawings/palette";

/** Stylesheet of the inbox. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ink: light-dark(#1b2733, #e8edf2);
  --soft: light-dark(#4a5866, #a9b6c3);
  --paper: light-dark(#f3f5f7, #101820);
  --card: light-dark(#ffffff, #18232e);
  --line: light-dark(#d5dce3, #2c3a48);
  --blue: light-dark(${hex.planta}, #8cc4ec);
  --orange: ${hex.obra};
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif;
}
header { background: ${hex.planta}; border-bottom: 4px solid var(--orange); padding: 0.9rem 1.25rem; }
header a { color: #fff; font-weight: 700; text-decoration: none; }
header span { font-weight: 400; opacity: 0.8; }
main { max-width: 62rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; }
h1 { font-size: 1.6rem; line-height: 1.25; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.2rem; color: var(--blue); }
h3 { margin: 0; font-size: 1rem; }
a { color: var(--blue); }
.card {
  margin: 0 0 0.75rem;
  padding: 0.9rem 1.1rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-left: 4px solid var(--line);
  border-radius: 6px;
}
.delivered { border-left-color: #2e8b57; }
.pending { border-left-color: var(--orange); }
.failed { border-left-color: #c0392b; }
.suspect { border-left-color: #7d8a97; }
.meta { margin: 0.1rem 0 0.6rem; color: var(--soft); font-size: 0.875rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1rem; margin: 0; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
pre {
  padding: 1rem;
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 6px;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
}
iframe { width: 100%; height: 36rem; background: #fff; border: 1px solid var(--line); border-radius: 6px; }
.empty { color: var(--soft); }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; } dt { margin-top: 0.4rem; } }
`;
