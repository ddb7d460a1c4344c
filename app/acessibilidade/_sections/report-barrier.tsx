import { Unbroken } from "@/components/ui/unbroken";
import { mailtoLink, site } from "@/lib/site";

const linkClass =
  "inline-flex min-h-11 items-center text-lg wrap-anywhere underline underline-offset-4";

/** Contact for reports of accessibility barriers. */
export function ReportBarrier() {
  return (
    <aside
      aria-labelledby="obstaculo"
      className="self-start border-2 border-grafite bg-white p-6 sm:p-8"
    >
      <h2 id="obstaculo" className="text-xl headline">
        Encontrou um obstáculo?
      </h2>
      <p className="mt-3">
        Escreva ou ligue, diga em que página estava e o que tentou fazer. Corrigir isso é
        manutenção, e manutenção é o nosso trabalho.
      </p>
      <ul className="mt-4">
        <li>
          <a href={mailtoLink("Acessibilidade: um obstáculo no site")} className={linkClass}>
            <Unbroken>{site.email}</Unbroken>
          </a>
        </li>
        <li>
          <a href={site.phoneHref} className={linkClass}>
            {site.phone}
          </a>
        </li>
      </ul>
    </aside>
  );
}
