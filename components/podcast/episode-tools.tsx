"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import type { Updates } from "@/lib/podcast/episode";
import { episodeMessages } from "@/lib/podcast/messages";

type EpisodeToolsProps = {
  busy: boolean;
  /** Who can sync and import; everybody if it is not known. */
  updates?: Updates;
  task?: "sync" | "import" | "reload";
  onSync: () => Promise<void>;
  /** Resolves to true when the video was imported. */
  onImport: (video: string) => Promise<boolean>;
};

/**
 * Sync and import, visible to every visitor (§2.9, §6), disabled with the reason where they cannot
 * succeed. The server limits the rate.
 */
export function EpisodeTools({
  busy,
  updates = "open",
  task,
  onSync,
  onImport,
}: EpisodeToolsProps) {
  const id = useId();
  const [video, setVideo] = useState("");
  const reason = updates === "open" ? undefined : episodeMessages.updatesOff[updates];
  const buttons = {
    variant: "secondary",
    disabled: busy || reason !== undefined,
    "aria-describedby": reason && `${id}-reason`,
  } as const;
  return (
    <div className="grid grid-cols-1 items-end gap-x-12 gap-y-6 border-2 border-grafite bg-concreto p-5 lg:grid-cols-[auto_1fr] lg:p-8 noscript:hidden">
      <div>
        <h3 className="text-xl font-extrabold">Falta algum episódio?</h3>
        <p className="mt-1 mb-4 max-w-sm">Traga do canal todos de uma vez, ou só o que faltou.</p>
        <Button {...buttons} onClick={() => void onSync()}>
          {task === "sync" ? "Sincronizando..." : "Sincronizar episódios"}
        </Button>
      </div>
      <form
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (await onImport(video)) setVideo("");
        }}
        className="flex flex-wrap items-end gap-3"
      >
        <div className="grow basis-64">
          <Field id={id} label="Link do YouTube ou Video ID">
            {(control) => (
              <input
                type="text"
                {...control}
                disabled={reason !== undefined}
                value={video}
                onChange={(event) => setVideo(event.target.value)}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="send"
              />
            )}
          </Field>
        </div>
        <Button type="submit" {...buttons}>
          {task === "import" ? "Importando..." : "Importar vídeo"}
        </Button>
      </form>
      {reason && (
        <p id={`${id}-reason`} className="lg:col-span-2">
          {reason}
        </p>
      )}
    </div>
  );
}
