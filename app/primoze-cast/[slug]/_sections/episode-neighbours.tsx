import { ArrowIcon } from "@/components/ui/icons";
import { Section } from "@/components/ui/section";
import { episodePath } from "@/lib/paths";
import type { EpisodePage } from "@/lib/podcast/episode-pages";

/** Links to the episodes before and after. */
export function EpisodeNeighbours({ episode: { previous, next } }: { episode: EpisodePage }) {
  if (!previous && !next) return null;
  return (
    <Section tone="cimento">
      <nav aria-label="Outros episódios" className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {previous && (
          <a href={episodePath(previous.slug)} className={card}>
            <span className="flex items-center gap-2 drawing-label">
              <ArrowIcon className="size-4 rotate-180" />
              Anterior
            </span>
            <span className="mt-2 block font-bold">{previous.title}</span>
          </a>
        )}
        {next && (
          <a href={episodePath(next.slug)} className={`${card} md:col-start-2 md:text-right`}>
            <span className="flex items-center gap-2 drawing-label md:justify-end">
              Próximo
              <ArrowIcon className="size-4" />
            </span>
            <span className="mt-2 block font-bold">{next.title}</span>
          </a>
        )}
      </nav>
    </Section>
  );
}

const card = "border-2 border-grafite bg-white p-5 hover:bg-seguranca";
