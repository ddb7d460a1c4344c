import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";

// Only ends what hangs, as jest.config.mjs says.
configure({ asyncUtilTimeout: 60_000 });

// jsdom has no media queries: none matches.
window.matchMedia ??= (media) => ({ media, matches: false }) as MediaQueryList;
