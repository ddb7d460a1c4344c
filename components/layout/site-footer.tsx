import { CompanyMark } from "@/components/art/marks/company-mark";
import { secondaryNavigation, mainNavigation, paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { CompanyIdentity } from "@/components/layout/company-identity";
import { SocialLinks } from "@/components/layout/social-links";

const linkClass =
  "inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline";
const cellClass = "min-w-0 border-concreto/25 px-[min(1.25rem,5vw)] py-5 md:p-8";

/** The footer of every page (§2.4), styled as the title block of a technical drawing. */
export function SiteFooter() {
  return (
    <footer className="no-print bg-planta-escura text-concreto [--focus-ring:var(--color-seguranca)]">
      <div className="container-site py-10 lg:py-16">
        <div className="grid grid-cols-2 border-2 border-concreto/25 xl:grid-cols-[1.35fr_1fr_1.15fr_1.3fr]">
          <div className={`${cellClass} col-span-2 md:col-span-1`}>
            <CompanyMark
              tone="dark"
              className="keep-background h-[min(3.5rem,17.5vw)] w-auto"
              title={site.name}
            />
            <p className="mt-5 max-w-xs text-lg">{site.tagline}</p>
            <p className="mt-5 max-w-xs text-sm">
              {site.area}
              {site.hours.map(({ days, time }) => (
                <span key={days} className="block">
                  {days}, <span className="whitespace-nowrap">{time}</span>
                </span>
              ))}
            </p>
          </div>
          <FooterLinks
            title="Site"
            links={mainNavigation}
            className="border-t md:order-1 xl:order-none xl:border-t-0 xl:border-l"
          />
          <FooterLinks
            title="Mais"
            links={secondaryNavigation}
            className="border-t border-l md:order-1 xl:order-none xl:border-t-0"
          />
          <div
            className={`${cellClass} col-span-2 border-t md:col-span-1 md:border-t-0 md:border-l`}
          >
            <h2 className="drawing-label text-seguranca">Fale com a gente</h2>
            <ul className="mt-3">
              <li>
                <a className={linkClass} href={`mailto:${site.email}`}>
                  {site.email}
                </a>
              </li>
              <li>
                <a className={`${linkClass} whitespace-nowrap`} href={site.phoneHref}>
                  {site.phone}
                </a>
              </li>
            </ul>
            <div className="mt-2 -ml-3">
              <SocialLinks />
            </div>
          </div>
        </div>
        <CompanyIdentity className="border-2 border-t-0 border-concreto/25 px-5 py-4 text-sm md:px-8" />
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-2 border-t-0 border-concreto/25 px-5 py-2 drawing-label md:px-8">
          <p className="py-2">
            © {site.copyrightYear} {site.name}
          </p>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <a className={linkClass} href={paths.siteMap}>
                Mapa do site
              </a>
            </li>
            <li>
              <a className={linkClass} href={paths.privacy}>
                Privacidade
              </a>
            </li>
            <li>
              <a className={linkClass} href={paths.accessibility}>
                Acessibilidade
              </a>
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = {
  title: string;
  links: readonly { label: string; href: string }[];
  className: string;
};

function FooterLinks({ title, links, className }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={`${cellClass} ${className}`}>
      <h2 className="drawing-label text-seguranca">{title}</h2>
      <ul className="mt-3 text-sm md:text-base">
        {links.map(({ label, href }) => (
          <li key={href}>
            <a className={linkClass} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
