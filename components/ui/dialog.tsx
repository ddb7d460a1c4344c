import type { ReactNode } from "react";
import { CloseButton } from "@/components/ui/close-button";

type DialogProps = {
  /** Unique on the page: a DialogOpener names it, and so does the fragment without JavaScript. */
  id: string;
  title: string;
  children: ReactNode;
};

/**
 * A modal `<dialog>` with title and close button. The browser opens and closes it, traps the focus
 * and restores it; lib/html/page-script.js adds the back button. It needs no React. Without
 * JavaScript `#id` in the address shows it.
 */
export function Dialog({ id, title, children }: DialogProps) {
  const titleId = `${id}-titulo`;
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      closedby="any"
      className="w-[min(44rem,100vw-1.5rem)] max-w-none border-2 border-grafite bg-concreto text-grafite backdrop:bg-planta-escura/70 target:block"
    >
      <div className="p-5 sm:p-8">
        <div className="mb-6 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl headline">
            {title}
          </h2>
          <CloseButton
            commandfor={id}
            className="-mt-1 border-2 border-grafite hover:bg-grafite hover:text-concreto noscript:hidden"
          />
        </div>
        {children}
      </div>
    </dialog>
  );
}
