import type { PropsWithChildren } from "react";
import type { Block } from "@/components/mdx/blocks/block";
import type { BlockAttributes } from "@/components/mdx/blocks/schemas";
import { addNonBreakingSpaces } from "@/lib/format/non-breaking-spaces";
import { VideoPlayer } from "@/components/ui/video-player";
import { parseVideoId, watchUrl } from "@/lib/format/youtube";

type VideoProps = PropsWithChildren<BlockAttributes<"Video">>;

const linkOf = ({ url }: VideoProps) => watchUrl(parseVideoId(url)!);
const linkText = ({ title, length }: VideoProps) => `Vídeo: ${title} (${length} min)`;

export const video: Block<"Video"> = { page: Video, feed: VideoInFeed };

/** A facade: nothing is asked of YouTube before a press, and without scripts it is a link. */
function Video({ url, title, length, children }: VideoProps) {
  return (
    <div className="figure">
      <figure>
        <div className="@container relative aspect-video border-2 border-grafite bg-planta text-concreto">
          <p className="p-4 text-xl headline sm:p-6 sm:text-3xl" aria-hidden="true">
            {title}
          </p>
          <VideoPlayer id={parseVideoId(url)!} title={title} what={`ao vídeo: ${title}`} />
        </div>
        <figcaption>
          <p>{addNonBreakingSpaces(title)}</p>
          <p className="figure-source">Vídeo no YouTube, {length}&nbsp;min</p>
        </figcaption>
      </figure>
      <details>
        <summary>O que o vídeo mostra</summary>
        <div>{children}</div>
      </details>
    </div>
  );
}

function VideoInFeed({ children, ...props }: VideoProps) {
  return (
    <>
      <p>
        <a href={linkOf(props)}>{linkText(props)}</a>
      </p>
      {children}
    </>
  );
}
