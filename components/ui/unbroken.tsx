/**
 * An e-mail address, amount or name that stays on one line wherever the line is wide enough. A link
 * with it is a flex box: an inline link does not underline an inline block.
 */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
);
