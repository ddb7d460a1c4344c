import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Only ends what hangs, as jest.config.mjs says.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no media queries: none matches, and none changes.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Nor does it scroll.
Element.prototype.scrollIntoView ??= () => {};
