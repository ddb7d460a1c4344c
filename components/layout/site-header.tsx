import type { ReactNode } from "react";
import { Mark } from "@/components/art/mark";
import { SearchBox } from "@/components/search/search-box";
import { buttonClass } from "@/components/ui/button";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { SiteNavigation } from "@/components/layout/site-navigation";
import { worksNavigation } from "@/lib/content/works";
import { SocialLinks } from "@/components/company/social-links";

type QuoteLinkProps = { className: string; children: ReactNode };

type SiteHeaderProps = {
  /** Draws a link to the quote form, with what the page knows of the request. */
  quoteLink: (link: QuoteLinkProps) => ReactNode;
};

export const SiteHeader = ({ quoteLink }: SiteHeaderProps) => (
  <header className="site-header no-print relative z-header bg-concreto">
    <div className="site-header-row container-site flex min-h-16 flex-wrap items-center justify-between gap-x-2 gap-y-2 py-2 md:gap-x-6">
      <a
        href={paths.home}
        className="flex min-h-touch items-center"
        aria-label={`${site.name}, página inicial`}
      >
        {/* Its size is in vw: with large text it would push the buttons into another row. */}
        <Mark name="primoze" className="header-logo w-auto" />
      </a>
      <SearchBox />
      <SiteNavigation
        socialLinks={<SocialLinks />}
        more={[
          { label: "Blog", href: paths.blog },
          { label: "Calculadoras", href: paths.calculators },
          ...worksNavigation(),
        ]}
        quoteLink={quoteLink({ className: buttonClass({}, "w-full"), children: "Pedir orçamento" })}
      />
      {/* On phones the contact bar has it. */}
      {quoteLink({
        className:
          "hidden min-h-12 items-center bg-obra px-4 font-bold hover:bg-seguranca md:inline-flex",
        children: "Orçamento",
      })}
    </div>
    <div className="scale-bar" aria-hidden="true" />
  </header>
);
