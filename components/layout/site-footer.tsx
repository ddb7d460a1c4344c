import { Mark } from "@/components/art/mark";
import { secondaryNavigation, mainNavigation, paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { CompanyIdentity } from "@/components/company/company-identity";
import { OpeningHours } from "@/components/company/opening-hours";
import { SocialLinks } from "@/components/company/social-links";
import { AccessibilityIcon } from "@/components/ui/icons";
import { worksNavigation } from "@/lib/content/works";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";

const linkClass =
  "inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline";
const cellClass = "min-w-0 border-concreto/25 px-[min(1rem,4vw)] py-2 md:p-8";

export const SiteFooter = () => (
  <footer className="no-print bg-planta-escura text-concreto [--focus-ring:var(--color-seguranca)]">
    <div className="container-site py-4 md:py-10 lg:py-16">
      <div className="grid grid-cols-2 border-2 border-concreto/25 xl:grid-cols-[1.35fr_1fr_1.15fr_1.3fr]">
        <div className={`${cellClass} col-span-2 md:col-span-1`}>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 md:block">
            <Mark
              name="primoze"
              tone="dark"
              className="keep-background h-[min(2.25rem,11vw)] w-auto md:h-14"
              title={site.name}
            />
            <p className="min-w-[min(10rem,100%)] flex-1 text-sm md:mt-5 md:max-w-xs md:text-lg">
              {site.tagline}
            </p>
          </div>
          <p className="mt-2 max-w-xs text-xs md:mt-5 md:text-sm">
            {site.area}
            <OpeningHours />
          </p>
        </div>
        <FooterLinks
          title="Site"
          links={mainNavigation}
          className="border-t md:order-1 xl:order-none xl:border-t-0 xl:border-l"
        />
        <FooterLinks
          title="Mais"
          links={[...secondaryNavigation, ...worksNavigation()]}
          className="border-t border-l md:order-1 xl:order-none xl:border-t-0"
        />
        <div className={`${cellClass} col-span-2 border-t md:col-span-1 md:border-t-0 md:border-l`}>
          <h2 className="drawing-label text-seguranca max-md:sr-only">Fale com a gente</h2>
          <ul className="flex flex-wrap items-center justify-between md:mt-3 md:block">
            <li className="max-md:basis-full">
              <EmailLink className={linkClass} />
            </li>
            <li>
              <PhoneLink className={`${linkClass} whitespace-nowrap`} />
            </li>
            <li className="-mx-3 md:mt-2">
              <SocialLinks />
            </li>
          </ul>
        </div>
      </div>
      <CompanyIdentity className="border-2 border-t-0 border-concreto/25 px-5 py-4 text-sm md:px-8" />
      <div className="flex flex-wrap items-center justify-between gap-x-8 border-2 border-t-0 border-concreto/25 px-[min(1rem,4vw)] md:px-8 md:py-2">
        <p className="py-2 drawing-label">{site.copyright}</p>
        <ul className="flex flex-wrap gap-x-4 text-xs md:gap-x-6 md:text-sm">
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
              <AccessibilityIcon className="mr-[6px] size-[20px] shrink-0" />
              Acessibilidade
            </a>
          </li>
        </ul>
      </div>
    </div>
  </footer>
);

type FooterLinksProps = {
  title: string;
  links: readonly { label: string; href: string }[];
  className: string;
};

const FooterLinks = ({ title, links, className }: FooterLinksProps) => (
  <nav aria-label={title} className={`${cellClass} ${className}`}>
    <h2 className="drawing-label text-seguranca max-md:sr-only">{title}</h2>
    <ul className="text-sm max-md:leading-tight md:mt-3 md:text-base">
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
