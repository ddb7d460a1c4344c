import type { ReactNode, ComponentProps } from "react";
import { CloseIcon } from "@/components/ui/icons";
import { buttonClass, type ButtonVariant } from "@/components/ui/button";

/** The id of the title of a dialog. */
export const dialogTitleId = (id: string) => `${id}-titulo`;

type DialogProps = {
  /**
   * The id by which a DialogOpener opens the dialog and, without JavaScript, the address shows it.
   */
  id: string;
  title: string;
  /** The id of what a link that closes it leads to, if it is ever shown by its address. */
  closesTo?: string;
  children: ReactNode;
};

/** A modal dialog. It works without React; without JavaScript `#id` in the address shows it. */
export function Dialog({ id, title, closesTo, children }: DialogProps) {
  const titleId = dialogTitleId(id);
  return (
    <dialog
      id={id}
      aria-labelledby={titleId}
      // It takes the focus itself, so that a screen reader says its name.
      autoFocus
      closedby="any"
      className="dialog border-line border-grafite bg-concreto text-grafite backdrop:bg-planta-escura/70 target:z-sticky target:block"
    >
      <div className="p-4 md:p-inset">
        {/* With large text the button stands above the title, which then has room for its words. */}
        <div className="mb-6 flex flex-wrap-reverse items-end gap-4">
          <h2 id={titleId} className="max-w-full grow basis-1/2 text-2xl headline wrap-break-word">
            {title}
          </h2>
          <CloseButton commandfor={id} className={`${closeClass} noscript:hidden`} />
          {closesTo && (
            <noscript>
              <a href={`#${closesTo}`} aria-label="Fechar" className={`${iconClass} ${closeClass}`}>
                <CloseIcon className="size-icon" />
              </a>
            </noscript>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

const closeClass = "-mt-1 ml-auto border-line border-grafite hover:bg-grafite hover:text-concreto";

export function CloseButton(
  props: Pick<ComponentProps<"button">, "onClick" | "className" | "commandfor"> & {
    label?: string;
  },
) {
  const { label = "Fechar", commandfor, onClick, className = "" } = props;
  return (
    <button
      type="button"
      command={commandfor === undefined ? undefined : "close"}
      commandfor={commandfor}
      onClick={onClick}
      aria-label={label}
      className={`${iconClass} ${className}`}
    >
      <CloseIcon className="size-icon" />
    </button>
  );
}

const iconClass = "grid min-h-touch min-w-touch shrink-0 place-items-center";

type DialogOpenerProps = {
  dialogId: string;
  /** An address that has the same content, for browsers without JavaScript. */
  fallback: string;
  variant?: ButtonVariant;
  className?: string;
  /** A name for screen readers, if several buttons of a page have the same label. */
  accessibleLabel?: string;
  children: ReactNode;
};

/** A button that opens a dialog, also before React. Without JavaScript it is a link. */
export function DialogOpener(props: DialogOpenerProps) {
  const { dialogId, fallback, variant, accessibleLabel, children } = props;
  const className = buttonClass({ variant }, props.className);
  return (
    <>
      <button
        type="button"
        command="show-modal"
        commandfor={dialogId}
        aria-haspopup="dialog"
        aria-label={accessibleLabel}
        className={`${className} noscript:hidden`}
      >
        {children}
      </button>
      <noscript>
        <a href={fallback} aria-label={accessibleLabel} className={className}>
          {children}
        </a>
      </noscript>
    </>
  );
}

type DialogButtonProps = Omit<DialogProps, "closesTo"> & { label: string; className?: string };

/** A dialog with the button that opens it. */
export function DialogButton({ id, title, label, className, children }: DialogButtonProps) {
  const openerId = `abrir-${id}`;
  return (
    <>
      <div id={openerId}>
        <DialogOpener
          dialogId={id}
          fallback={`#${id}`}
          variant="secondary"
          className={className}
          accessibleLabel={`${label}: ${title}`}
        >
          {label}
        </DialogOpener>
      </div>
      <Dialog id={id} title={title} closesTo={openerId}>
        {children}
      </Dialog>
    </>
  );
}
