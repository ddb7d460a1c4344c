import type { ReactNode } from "react";
import { parseVideoId } from "@/lib/format/youtube";
import { Frame } from "@/components/art/picture";
import { VideoPlayer } from "@/components/ui/video-player";
import { SmallText } from "@/components/ui/text";

type VideoEmbedProps = {
  title: string;
  /** The address of the video. Without one the frame says "Vídeo em breve". */
  videoUrl?: string;
  /** The picture that is shown until the video plays. */
  poster: ReactNode;
};

/** A video that plays after a click (§2.8). Nothing is requested from YouTube before. */
export function VideoEmbed({ title, videoUrl, poster }: VideoEmbedProps) {
  const id = videoUrl && parseVideoId(videoUrl);
  return (
    <Frame>
      <div className="@container relative aspect-video">
        <div className="grid size-full place-items-center overflow-hidden">{poster}</div>
        {id && <VideoPlayer id={id} title={title} what={`ao vídeo: ${title}`} />}
      </div>
      {!id && (
        <SmallText className="border-t-line border-grafite bg-white px-4 py-2">
          Vídeo em breve
        </SmallText>
      )}
    </Frame>
  );
}
