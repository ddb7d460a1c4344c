/** A link inside of a text of this page. */
export const linkClass = "underline decoration-obra decoration-2 underline-offset-4";
