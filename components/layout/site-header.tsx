import Link from "next/link";
import { CompanyMark } from "@/components/art/marks/company-mark";
import { paths } from "@/lib/paths";
import { site } from "@/lib/site";
import { SiteNavigation } from "./site-navigation";
import { SocialLinks } from "./social-links";

/** The header of every page (specification §2): one row on phones and wide screens, logo over links between. */
export function SiteHeader() {
  return (
    <header className="site-header no-print relative z-40 bg-concreto">
      <div className="container-site flex min-h-18 flex-wrap items-center justify-between gap-x-6 py-2 md:pb-0 xl:py-2">
        <Link
          href={paths.home}
          className="flex min-h-11 items-center"
          aria-label={`${site.name}, página inicial`}
        >
          <CompanyMark className="h-10 w-auto" />
        </Link>
        <SiteNavigation socialLinks={<SocialLinks />} />
      </div>
      <div className="scale-bar" aria-hidden="true" />
    </header>
  );
}
