"use client";

import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { CloseIcon, MenuIcon } from "@/components/ui/icons";
import { ButtonLink } from "@/components/ui/button";
import { mainNavigation, paths, QUOTE_ANCHOR } from "@/lib/paths";
import { site } from "@/lib/site";

const MENU_ID = "menu-principal";
/** The letters grow with the text size while logo, search and menu stay in one row. */
const buttonBox =
  "inline-flex min-h-touch items-center gap-2 border-line border-grafite px-3 text-[min(1rem,4.6vw)] font-bold md:hidden";
/** Browsers without popovers open the panel by a link to it. */
const withoutPopover = "supports-[selector(:popover-open)]:hidden";

type SiteNavigationProps = {
  socialLinks: ReactNode;
  /** Links that wide screens have in the footer. */
  more: readonly { label: string; href: string }[];
};

/**
 * Below 768 px it is a popover, which needs no JavaScript; browsers without popovers get links. It
 * is a client component, because a layout does not know the path of its page.
 */
export function SiteNavigation({ socialLinks, more }: SiteNavigationProps) {
  const pathname = usePathname();
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={`${buttonBox} not-supports-[selector(:popover-open)]:hidden`}
      >
        <MenuIcon className="when-closed size-icon" />
        <CloseIcon className="when-open size-icon" />
        Menu
      </button>
      <a href={`#${MENU_ID}`} className={`${buttonBox} ${withoutPopover}`}>
        <MenuIcon className="size-icon" />
        Menu
      </a>
      <nav id={MENU_ID} popover="auto" aria-label="Principal" className="site-menu">
        <ul className="md:order-1 md:mt-1 md:flex md:basis-full md:flex-wrap md:justify-between md:gap-x-4 md:border-t-line md:border-grafite xl:order-none xl:mt-0 xl:ml-auto xl:basis-auto xl:gap-x-4 xl:border-0">
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
        <ButtonLink
          href="#conteudo"
          variant="inverse"
          className={`mt-4 md:hidden ${withoutPopover}`}
        >
          Fechar o menu
        </ButtonLink>
        {/* From 768 px on these are in the header and the footer. */}
        <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 md:hidden">
          {more.map(({ label, href }) => (
            <li key={href}>
              <ButtonLink href={href} variant="inverse" className="w-full px-2!">
                {label}
              </ButtonLink>
            </li>
          ))}
          <li className="col-span-full">
            <ButtonLink href={site.phoneHref} variant="inverse" className="w-full">
              Ligar<span className="sr-only"> para {site.phone}</span>
            </ButtonLink>
          </li>
          <li className="col-span-full">
            <ButtonLink href={`${paths.contact}#${QUOTE_ANCHOR}`} className="w-full">
              Pedir orçamento
            </ButtonLink>
          </li>
        </ul>
        <div className="mt-4 -ml-3 md:-mx-3 md:mt-0 xl:-mr-1 xl:ml-0">{socialLinks}</div>
      </nav>
    </>
  );
}

const isCurrent = (pathname: string, href: string): boolean =>
  href === paths.home ? pathname === href : pathname === href || pathname.startsWith(`${href}/`);
