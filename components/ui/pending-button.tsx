import { type ComponentProps, useEffect, useLayoutEffect, useRef } from "react";
import { Announcement } from "@/components/ui/announcement";
import { Button } from "@/components/ui/button";

type PendingButtonProps = Omit<ComponentProps<typeof Button>, "ref"> & {
  /** Whether what it started goes on. It is disabled then (§4). */
  isPending: boolean;
  pendingLabel: string;
  label: string;
};

/**
 * A button that is disabled while what it started goes on. A disabled button loses the focus, and a
 * screen reader its place in the page: so the box around it has the focus meanwhile, and the button
 * gets it back unless something else has taken it. A status says that it goes on.
 */
export function PendingButton(props: PendingButtonProps) {
  const { isPending, pendingLabel, label, disabled, ...button } = props;
  const box = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isPending && document.activeElement === control.current)
      box.current?.focus({ preventScroll: true });
  }, [isPending]);
  useEffect(() => {
    if (!isPending && document.activeElement === box.current)
      control.current?.focus({ preventScroll: true });
  }, [isPending]);
  return (
    <div ref={box} tabIndex={-1} className="sm:w-fit">
      <Button ref={control} disabled={disabled || isPending} {...button}>
        {isPending ? pendingLabel : label}
      </Button>
      <Announcement text={isPending ? pendingLabel : ""} />
    </div>
  );
}
