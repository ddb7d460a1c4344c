"use client";

import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";

type EpisodeToolsProps = {
  busy: boolean;
  task?: "sync" | "import";
  onSync: () => Promise<void>;
  /** Resolves to true when the video was imported. */
  onImport: (video: string) => Promise<boolean>;
};

/** Sync and import, visible to every visitor (§2.9, §6). The server limits the rate. */
export function EpisodeTools({ busy, task, onSync, onImport }: EpisodeToolsProps) {
  const id = useId();
  const [video, setVideo] = useState("");
  return (
    <div className="grid grid-cols-1 items-end gap-x-12 gap-y-8 border-2 border-grafite bg-concreto p-6 lg:grid-cols-[auto_1fr] lg:p-8 noscript:hidden">
      <div>
        <h3 className="text-xl font-extrabold">Falta algum episódio?</h3>
        <p className="mt-1 mb-4 max-w-sm">Traga do canal todos de uma vez, ou só o que faltou.</p>
        <Button variant="secondary" disabled={busy} onClick={() => void onSync()}>
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
                value={video}
                onChange={(event) => setVideo(event.target.value)}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="send"
              />
            )}
          </Field>
        </div>
        <Button type="submit" variant="secondary" disabled={busy}>
          {task === "import" ? "Importando..." : "Importar vídeo"}
        </Button>
      </form>
    </div>
  );
}
