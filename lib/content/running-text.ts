const FIGURES = /<Figure\b.*?<\/Figure>/gs;

/** An MDX text without its figures: what counts for its length and for the reading time. */
export const runningText = (mdx: string): string => mdx.replaceAll(FIGURES, "");
