/** Links with it are flex boxes: an inline link does not underline an inline block. */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
);
