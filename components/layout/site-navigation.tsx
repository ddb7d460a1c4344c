"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { CloseIcon, MenuIcon } from "@/components/ui/icons";
import { ButtonLink } from "@/components/ui/button";
import { mainNavigation, paths } from "@/lib/paths";
import { site } from "@/lib/site";

const MENU_ID = "menu-principal";
/** The letters grow with the text size while logo, search and menu stay in one row. */
const buttonClass =
  "inline-flex min-h-touch items-center gap-2 border-line border-grafite px-3 font-bold md:hidden menu-button";

type SiteNavigationProps = {
  socialLinks: ReactNode;
  /** Links that wide screens have in the footer. */
  more: readonly { label: string; href: string }[];
  quoteLink: ReactNode;
};

/**
 * Below 768 px it is a popover, which needs no JavaScript; browsers without popovers get links. It
 * is a client component, because a layout does not know the path of its page.
 */
export function SiteNavigation({ socialLinks, more, quoteLink }: SiteNavigationProps) {
  const pathname = usePathname();
  return (
    <>
      <button type="button" popoverTarget={MENU_ID} className={`${buttonClass} with-popover`}>
        <MenuIcon className="when-closed size-icon" />
        <CloseIcon className="when-open size-icon" />
        Menu
      </button>
      <a href={`#${MENU_ID}`} className={`${buttonClass} without-popover`}>
        <MenuIcon className="size-icon" />
        Menu
      </a>
      <nav id={MENU_ID} popover="auto" aria-label="Principal" className="site-menu">
        <ul className="site-menu-list">
          {mainNavigation.map(({ label, href }) => (
            <li key={href}>
              <a
                href={href}
                aria-current={isCurrent(pathname, href) ? "page" : undefined}
                className="site-menu-link"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ButtonLink href="#conteudo" variant="inverse" className="without-popover mt-4 md:hidden">
          Fechar o menu
        </ButtonLink>
        {/* From 768 px on these are in the header and the footer. */}
        <ul className="mt-4 grid grid-cols-that-fit gap-3 md:hidden">
          {more.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="inverse" className="w-full">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <ul className="mt-3 mb-4 space-y-3 md:hidden">
          <li>
            <ButtonLink href={site.phoneHref} variant="inverse" className="w-full">
              Ligar<span className="sr-only"> para {site.phone}</span>
            </ButtonLink>
          </li>
          <li>{quoteLink}</li>
        </ul>
        <div className="-mx-3">{socialLinks}</div>
      </nav>
    </>
  );
}

const isCurrent = (pathname: string, href: string): boolean =>
  href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
