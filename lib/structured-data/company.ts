import type { HomeAndConstructionBusiness, WebSite } from "schema-dts";
import { brandFile, logoName } from "@/lib/brand/brand-files";
import { paths, shareImageAddress } from "@/lib/paths";
import { absoluteUrl } from "@/lib/seo/metadata";
import { ownProfiles, site } from "@/lib/site";

const COMPANY_ID = absoluteUrl("/#empresa");

/** Reference to the company: valid on its own, with the id of the full entry. */
export const companyReference = {
  "@type": "HomeAndConstructionBusiness",
  "@id": COMPANY_ID,
  name: site.name,
  url: absoluteUrl(paths.home),
} as const;

/** The company with the area, hours and contact data of the footer (§2.4, §9.2). */
export const companyData = (description: string): HomeAndConstructionBusiness => ({
  ...companyReference,
  description,
  slogan: site.tagline,
  logo: absoluteUrl(brandFile(logoName("primoze", "positiva"), "png")),
  image: absoluteUrl(shareImageAddress(paths.home)),
  email: site.email,
  telephone: site.phoneHref.slice("tel:".length),
  areaServed: { "@type": "AdministrativeArea", name: site.area },
  openingHoursSpecification: site.hours.map(({ weekdays, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  })),
  contactPoint: {
    "@type": "ContactPoint",
    contactType: "customer service",
    email: site.email,
    telephone: site.phoneHref.slice("tel:".length),
    areaServed: "BR",
    availableLanguage: "pt-BR",
  },
  ...(ownProfiles.length > 0 && { sameAs: ownProfiles }),
});

export const webSiteData = (description: string): WebSite => ({
  "@type": "WebSite",
  "@id": absoluteUrl("/#site"),
  name: site.name,
  url: absoluteUrl(paths.home),
  description,
  inLanguage: "pt-BR",
  publisher: companyReference,
});
