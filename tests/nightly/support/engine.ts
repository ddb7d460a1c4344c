/**
 * A browser in which the engine tests run (docs/decisions.md#engines). It has one window, which
 * keeps its session until the end. Selectors are CSS; actions wait for nothing, tests poll.
 */
export type Engine = {
  /** Loads an address, until its `load` event. */
  open: (url: string) => Promise<void>;
  /** Sets the width of the viewport in CSS pixels. */
  resize: (width: number) => Promise<void>;
  /** Runs a function in the page. It is sent as text: it knows its arguments only. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Result>;
  /** Presses the first element of a selector in its middle, with a mouse. */
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  pressEscape: () => Promise<void>;
  quit: () => Promise<void>;
};

/** Height of the viewport, about; in CSS pixels. */
export const WINDOW_HEIGHT = 800;
/** The first width of a window. */
export const WINDOW_WIDTH = 1280;
