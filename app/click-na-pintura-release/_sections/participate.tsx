import { addNonBreakingSpaces } from "@/components/mdx/non-breaking-spaces";
import { ButtonLink } from "@/components/ui/button";
import { UntilEnd } from "@/components/ui/until-end";
import { numericDate } from "@/lib/content/dates";
import { paths } from "@/lib/paths";
import { linkHref } from "@/lib/site";
import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** How to participate, with a link to the contest site (§2.14). */
export function Participate({ steps, lastDay }: { steps: string[]; lastDay: string }) {
  return (
    <ReleaseCell
      id="como-participar"
      title="Como participar"
      span="md:col-span-3 print:col-span-3"
      className="md:border-l-2 print:pl-4"
    >
      <ol className="list-decimal space-y-2 pl-6 marker:font-bold marker:text-obra-escura">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {addNonBreakingSpaces(step)}
          </li>
        ))}
      </ol>
      <UntilEnd
        as="div"
        lastDay={lastDay}
        then={<p className="mt-4">O envio das fotos terminou em {numericDate(lastDay)}.</p>}
      />
      <div className="no-print mt-7 flex flex-wrap gap-3">
        <UntilEnd
          lastDay={lastDay}
          then={<ButtonLink href={linkHref("contestSite")}>Ver o site do concurso</ButtonLink>}
        >
          <ButtonLink href={linkHref("contestSite")}>Ir para o site do concurso</ButtonLink>
        </UntilEnd>
        <ButtonLink href={paths.photoContest} variant="secondary">
          Prêmios e regras
        </ButtonLink>
      </div>
    </ReleaseCell>
  );
}
