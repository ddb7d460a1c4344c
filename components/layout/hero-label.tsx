/** The short label above the headline of a hero. */
export function HeroLabel({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-3 drawing-label wrap-anywhere text-seguranca">
      <span className="h-0.5 w-10 bg-obra" aria-hidden="true" />
      {children}
    </p>
  );
}
