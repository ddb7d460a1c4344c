import type { ReactNode } from "react";
import { AlertIcon } from "@/components/ui/icons";

type EpisodeNoticeProps = { title: string; description: string; children?: ReactNode };

/** Replaces the episode list when it is empty or failed to load (§8.4). */
export function EpisodeNotice({ title, description, children }: EpisodeNoticeProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5 border-2 border-dashed border-grafite p-6 lg:p-10">
      <AlertIcon className="size-10 shrink-0 text-planta" />
      <div className="grow basis-64">
        <h3 className="text-xl font-extrabold">{title}</h3>
        <p>{description}</p>
      </div>
      {children}
    </div>
  );
}
