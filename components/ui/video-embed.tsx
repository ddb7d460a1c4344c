import type { ReactNode } from "react";
import { parseVideoId } from "@/lib/format/youtube";
import { ArtFrame } from "@/components/ui/art-frame";
import { VideoPlayer } from "@/components/ui/video-player";

type VideoEmbedProps = {
  title: string;
  /** Link to the video; without one the frame shows "Vídeo em breve". */
  videoUrl?: string;
  /** Shown until the video plays. */
  poster: ReactNode;
};

/** A video facade (§2.8): a poster, and no request to YouTube before a click. */
export function VideoEmbed({ title, videoUrl, poster }: VideoEmbedProps) {
  const id = videoUrl && parseVideoId(videoUrl);
  return (
    <ArtFrame>
      <div className="@container relative aspect-video">
        <div className="grid size-full place-items-center overflow-hidden">{poster}</div>
        {id && <VideoPlayer id={id} title={title} what={`ao vídeo: ${title}`} />}
      </div>
      {!id && (
        <p className="flex items-center gap-4 border-t-2 border-grafite bg-cimento px-4 py-2.5 font-bold">
          Vídeo em breve
          <span aria-hidden="true" className="relative h-0.5 grow bg-planta/40">
            <span className="absolute -top-1.5 left-0 h-3.5 w-2 bg-grafite" />
          </span>
        </p>
      )}
    </ArtFrame>
  );
}
