import Link from "next/link";
import { CompanyMark } from "@/components/art/marks/company-mark";
import { furtherNavigation, mainNavigation, paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { SocialLinks } from "./social-links";

const linkClass = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";
const cellClass = "border-concreto/25 p-6 lg:border-l lg:p-8";

/** The footer of every page (specification §2), drawn as the title block of a technical drawing. */
export function SiteFooter() {
  return (
    <footer className="no-print bg-planta-escura text-concreto [--focus-ring:var(--color-seguranca)]">
      <div className="container-site py-10 lg:py-16">
        <div className="border-2 border-concreto/25 lg:grid lg:grid-cols-[1.4fr_1fr_1fr_1.2fr]">
          <div className="p-6 lg:p-8">
            <CompanyMark tone="dark" className="h-12 w-auto" title={site.name} />
            <p className="mt-4 max-w-xs text-lg">{site.tagline}</p>
          </div>
          <FooterLinks title="Site" links={mainNavigation} />
          <FooterLinks title="Mais" links={furtherNavigation} />
          <div className={cellClass}>
            <h2 className="drawing-label text-seguranca">Fale com a gente</h2>
            <ul className="mt-3">
              <li>
                <a className={linkClass} href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </li>
              <li>
                <a className={linkClass} href={site.phoneHref}>
                  {site.phone}
                </a>
              </li>
            </ul>
            <div className="mt-3 -ml-3">
              <SocialLinks />
            </div>
          </div>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-2 border-t-0 border-concreto/25 px-6 py-3 drawing-label lg:px-8">
          <p>
            © {site.copyrightYear} {site.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link className={linkClass} href={paths.privacy}>
                Privacidade
              </Link>
            </li>
            <li>
              <Link className={linkClass} href={paths.accessibility}>
                Acessibilidade
              </Link>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = { title: string; links: readonly { label: string; href: string }[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={`${cellClass} border-t lg:border-t-0`}>
      <h2 className="drawing-label text-seguranca">{title}</h2>
      <ul className="mt-3">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className={linkClass} href={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
