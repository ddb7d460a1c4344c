import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { externalLinks } from "@/lib/site";
import { ReleaseCell } from "@/app/click-na-pintura-release/_sections/release-cell";

/** How to participate, with a link to the contest site (§2.14). */
export function Participate({ steps }: { steps: string[] }) {
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
            {step}
          </li>
        ))}
      </ol>
      <div className="no-print mt-7 flex flex-wrap gap-3">
        <ButtonLink href={externalLinks.contestSite}>Ir para o site do concurso</ButtonLink>
        <ButtonLink href={paths.photoContest} variant="secondary">
          Prêmios e regras
        </ButtonLink>
      </div>
    </ReleaseCell>
  );
}
