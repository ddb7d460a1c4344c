/** `--short`: a tenth of everything, to see that the parts work; its figures say nothing. */
export const isShort = process.argv.includes("--short");

/** A count or duration of the full run, or a tenth of it. */
export const scaled = (full: number) => (isShort ? Math.ceil(full / 10) : full);
