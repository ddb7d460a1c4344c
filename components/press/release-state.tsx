import { EndedBadge } from "@/components/ui/ended-badge";
import { UntilEnd } from "@/components/ui/until-end";
import type { ReactNode } from "react";

/** Whether what a release announces is over. @param open shown until then, or always without end */
export const ReleaseState = ({
  lastDay,
  open,
}: {
  lastDay?: string | undefined;
  open: ReactNode;
}) =>
  lastDay ? (
    <UntilEnd lastDay={lastDay} then={<EndedBadge lastDay={lastDay} />}>
      {open}
    </UntilEnd>
  ) : (
    open
  );
