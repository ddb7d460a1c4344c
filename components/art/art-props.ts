/** Props every drawing accepts; drawings are decorative and hidden from assistive technology. */
export type ArtProps = { className?: string };
