import { PODCAST } from "@/lib/limits";

/** Three placeholder cards while episodes load (§4). */
export function EpisodeSkeletons({ className = "" }) {
  return (
    <div role="status" className={`grid grid-cols-1 gap-4 md:grid-cols-3 md:gap-6 ${className}`}>
      <span className="sr-only">Carregando episódios…</span>
      {Array.from({ length: PODCAST.skeletons }, (_, index) => (
        <div
          key={index}
          data-skeleton
          aria-hidden="true"
          className="grid grid-cols-[7rem_minmax(0,1fr)] content-start gap-3 border-cimento bg-white motion-safe:animate-pulse max-md:border-b-2 md:block md:border-2"
        >
          <div className="aspect-video bg-cimento" />
          <div className="space-y-3 md:p-5">
            <div className="h-5 w-4/5 bg-cimento" />
            <div className="h-4 bg-cimento" />
            <div className="h-4 w-2/3 bg-cimento" />
          </div>
        </div>
      ))}
    </div>
  );
}
