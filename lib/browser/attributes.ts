/**
 * The data attributes by which components tell the browser scripts of this folder, the style sheet
 * and one another what to do, by their names in `dataset`. A flag has no value.
 */
type DataAttributes = {
  /** Needs React: a press, focus, click or typing inside starts it. */
  intent: true;
  /**
   * Needs React when the browser is idle after the first paint, the full style sheet after an
   * intent.
   */
  start: true;
  /** A form: the key of its draft in sessionStorage, which starts React if the form is visible. */
  draft: string;
  /** Names of parameters, with spaces between. An address that has one of them starts React. */
  query: string | undefined;
  /** A form that the browser refused before React, which submits it again. */
  refused: true;
  /**
   * The message of a region that finds no network: for a form when it is submitted (""), or as soon
   * as the scripts cannot be loaded or React does not start ("load").
   */
  offline: "" | "load";
  /** A link: the text of the form is appended to this address. */
  prefill: string;
  /** A link that selects this service in the quote form of its page. */
  service: string;
  /** A button: the text that it copies. Beside a form it is the form's address. */
  copy: string;
  /** A button whose text was just copied. */
  copied: true | undefined;
  /** A button that opens the print dialog. */
  print: true;
  /** Shows the date of the visit. */
  today: true;
  /** A `details` that is open on windows from 768 px on. */
  wide: true;
  /** The button between day and night. */
  themeSwitch: true;
  /** A link of the search that the arrow keys visit. */
  result: true;
  /** A list of episodes that is loading. */
  busy: true | undefined;
  /** Stands for an episode of a list that is loading. */
  skeleton: true;
  /** The choice of a theme of episodes, and a list of one theme. */
  chips: true;
  theme: string;
};

export type DataAttribute = keyof DataAttributes;

/** The name of the attribute in HTML. */
export const attributeName = (attribute: DataAttribute) =>
  `data-${attribute.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}` as const;

/**
 * The attributes as properties of an element: `<button {...dataAttributes({ print: true })}>`. A
 * name that the scripts do not know is a type error.
 */
export const dataAttributes = (values: Partial<DataAttributes>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([attribute, value]) =>
      value === undefined
        ? []
        : [[attributeName(attribute as DataAttribute), value === true ? "" : value]],
    ),
  );

/** Selector of the elements that have the attribute, with this value if one is given. */
export const having = (attribute: DataAttribute, value?: string) =>
  value === undefined
    ? `[${attributeName(attribute)}]`
    : `[${attributeName(attribute)}="${value}"]`;

/** The value of the attribute; undefined if the element does not have it. */
export const dataOf = (element: HTMLElement, attribute: DataAttribute): string | undefined =>
  element.dataset[attribute];
