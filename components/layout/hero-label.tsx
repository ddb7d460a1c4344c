const tones = {
  dark: "text-seguranca",
  light: "text-obra-escura",
  /** On yellow and orange, where only the text colour has enough contrast. */
  bright: "text-grafite",
};

type HeroLabelProps = { ground?: keyof typeof tones; children: string };

/** The short label above the headline of a hero. */
export function HeroLabel({ ground = "dark", children }: HeroLabelProps) {
  return (
    <p className={`flex items-center gap-3 drawing-label wrap-anywhere ${tones[ground]}`}>
      <span
        className={`h-0.5 w-10 ${ground === "bright" ? "bg-grafite" : "bg-obra"}`}
        aria-hidden="true"
      />
      {children}
    </p>
  );
}
