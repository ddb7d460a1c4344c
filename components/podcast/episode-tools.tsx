import { useId, useRef } from "react";
import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/hooks";
import { PendingButton } from "@/components/ui/pending-button";
import { Section } from "@/components/ui/section";
import type { EpisodeList } from "@/components/podcast/use-episodes";
import { episodeMessages } from "@/lib/podcast/messages";

/**
 * Sync and import are visible to everybody (§2.9, §6), and disabled where they cannot succeed and
 * until React has them. What is typed before stays.
 */
export function EpisodeTools({ list }: { list: EpisodeList }) {
  const { busy, updates = "open", task, sync, importVideo } = list;
  const id = useId();
  const isHydrated = useHydrated();
  const video = useRef<HTMLInputElement>(null);
  const reason = updates === "open" ? undefined : episodeMessages.updatesOff[updates];
  const buttons = {
    variant: "secondary",
    size: "small",
    disabled: busy || !isHydrated || reason !== undefined,
    "aria-describedby": reason && `${id}-reason`,
  } as const;
  return (
    <Section tone="cimento" labelledBy="atualizar" className="pt-0 pb-8">
      <div
        data-live
        className="grid grid-cols-text-action items-end gap-x-4 gap-y-2 xl:flex xl:gap-x-8"
      >
        <h2
          id="atualizar"
          className="col-span-2 self-center text-sm leading-title font-bold xl:self-end xl:pb-3"
        >
          Falta algum episódio?
        </h2>
        <div>
          <PendingButton
            {...buttons}
            isPending={task === "sync"}
            pendingLabel="Sincronizando..."
            label="Sincronizar episódios"
            onClick={() => void sync()}
          />
        </div>
        <form
          noValidate
          aria-labelledby="atualizar"
          onSubmit={async (event) => {
            event.preventDefault();
            if (video.current && (await importVideo(video.current.value))) video.current.value = "";
          }}
          className="col-span-2 flex flex-wrap items-end gap-3 xl:grow"
        >
          <div className="min-w-0 grow">
            <Field id={id} label="Link do YouTube ou Video ID">
              {(control) => (
                <input
                  type="text"
                  {...control}
                  disabled={reason !== undefined}
                  ref={video}
                  autoComplete="off"
                  spellCheck={false}
                  enterKeyHint="send"
                />
              )}
            </Field>
          </div>
          <PendingButton
            type="submit"
            {...buttons}
            isPending={task === "import"}
            pendingLabel="Importando..."
            label="Importar vídeo"
          />
        </form>
        {/* Without scripts the buttons stay disabled. */}
        <noscript>
          <p className="col-span-full text-sm">Para sincronizar ou importar, ligue o JavaScript.</p>
        </noscript>
        {reason && (
          <p id={`${id}-reason`} className="col-span-full text-sm">
            {reason}
          </p>
        )}
      </div>
    </Section>
  );
}
