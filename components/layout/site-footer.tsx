import { Mark } from "@/components/art/mark";
import { secondaryNavigation, mainNavigation, paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { CompanyIdentity } from "@/components/company/company-identity";
import { SocialLinks } from "@/components/company/social-links";
import { AccessibilityIcon } from "@/components/ui/icons";
import { worksNavigation } from "@/lib/content/works";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";

const linkClass = "inline-flex min-h-touch items-center wrap-anywhere hover:underline";
const cellClass = "min-w-0 border-current/40 px-4 py-2 md:p-inset";

export const SiteFooter = () => (
  <footer className="no-print bg-planta-escura text-concreto">
    <div className="container-site py-4 md:py-12">
      {/* In prominence, as the law asks for (Lei 13.146/2015, art. 63, § 1). */}
      <a
        href={paths.accessibility}
        className="mb-4 inline-flex items-center gap-3 hover:underline md:mb-6 md:text-lg"
      >
        <AccessibilityIcon className="size-12 shrink-0" />
        Acessibilidade
      </a>
      <div className="grid grid-cols-1 border-line border-current/40 md:grid-cols-2 xl:grid-cols-4">
        <div className={`${cellClass} flex flex-wrap items-center gap-x-4 gap-y-2 md:block`}>
          <Mark
            name="primoze"
            tone="dark"
            className="keep-background footer-logo w-auto"
            title={site.name}
          />
          <p className="grow basis-1/2 text-sm md:mt-4 md:text-lg">{site.tagline}</p>
        </div>
        <nav
          aria-label="Páginas do site"
          className={`${cellClass} border-t md:order-last md:col-span-2 xl:order-none xl:border-t-0 xl:border-l`}
        >
          <ul className="footer-columns gap-x-6 text-sm md:text-base">
            {footerLinks().map(({ label, href }) => (
              <li key={href} className="break-inside-avoid">
                <a className={linkClass} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ul
          aria-label="Fale com a gente"
          className={`${cellClass} flex flex-wrap items-center justify-between border-t md:block md:border-t-0 md:border-l`}
        >
          <li className="basis-full">
            <EmailLink className={linkClass} />
          </li>
          <li>
            <PhoneLink className={linkClass} />
          </li>
          <li className="-mx-3">
            <SocialLinks />
          </li>
        </ul>
      </div>
      <CompanyIdentity className="border-line border-t-0 border-current/40 px-4 py-4 text-sm md:px-inset" />
      <div className="flex flex-wrap items-center justify-between gap-x-2 border-line border-t-0 border-current/40 px-4 text-xs md:px-inset">
        <p>{site.copyright}</p>
        <a className={linkClass} href={paths.privacy}>
          Privacidade
        </a>
      </div>
    </div>
  </footer>
);

/** Those of the header, and what it has no room for. */
const footerLinks = () => [...mainNavigation, ...secondaryNavigation, ...worksNavigation()];
