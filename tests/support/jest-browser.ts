import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Only ends what hangs, and before the test ends: so it says what was waited for (jest.config.mjs).
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no media queries: none matches, and none changes.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList;

// Nor does it scroll.
Element.prototype.scrollIntoView ??= () => {};
