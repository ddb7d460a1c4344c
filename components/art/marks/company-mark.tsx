import { Lettering } from "@/components/art/kit/lettering";
import { MarkFrame } from "@/components/art/marks/mark-frame";
import { markInks, type MarkInks, type MarkProps } from "@/components/art/marks/mark-props";

/** The P of PrimoZé as a plumb line ("no prumo"): its stem is the line, the bob hangs from it. */
export function CompanySymbolShape({ ink, accent }: Pick<MarkInks, "ink" | "accent">) {
  return (
    <>
      <path
        fill={ink}
        fillRule="evenodd"
        d="M15 3h19.5a15 15 0 0 1 0 30h-8v6.5H15zM26.5 12.5v11H34a5.5 5.5 0 0 0 0-11z"
      />
      <path fill={accent} d="M15 42.5h11.5l2.5 4.5L20.8 62 12.5 47z" />
    </>
  );
}

/** The company's logo: the plumb-line P and the rest of the name in one line. */
export function CompanyMark({ className, tone, title }: MarkProps) {
  const { ink, accent } = markInks(tone);
  return (
    <MarkFrame width={238} height={80} className={className} title={title}>
      <Lettering text="PrimoZé" x={0} y={54} ink={ink} accent={accent} />
      <path fill={accent} d="M4 57h8l2 4L8 75 2 61z" />
    </MarkFrame>
  );
}
