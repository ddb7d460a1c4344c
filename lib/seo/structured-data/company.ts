import type { HomeAndConstructionBusiness, Organization, WebSite } from "schema-dts";
import { brandFile, logoName } from "@/lib/drawings/brand-files";
import { getCompany } from "@/lib/content/collections/company";
import { shareImagePath } from "@/lib/catalogue/share-image-path";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { ownContact, ownProfiles, site } from "@/lib/site";

const company = getCompany().legal;

const COMPANY_ID = absoluteUrl("/#empresa");

/** Search engines take a local business only with its address. */
const TYPE = company.address ? "HomeAndConstructionBusiness" : "Organization";

/** Reference to the company: valid on its own, with the id of the full entry. */
export const companyReference = {
  "@type": TYPE,
  "@id": COMPANY_ID,
  name: site.name,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl(brandFile(logoName("primoze", "positiva"), "png")),
} as const;

const contact = {
  email: ownContact.email,
  telephone: ownContact.phone && site.phoneHref.slice("tel:".length),
};

const localBusiness = company.address && {
  address: {
    "@type": "PostalAddress",
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.state,
    postalCode: company.address.postalCode,
    addressCountry: "BR",
  },
  openingHoursSpecification: site.hours.map(({ weekdays, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: weekdays.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  })),
};

export const companyData = (description: string): HomeAndConstructionBusiness | Organization =>
  ({
    ...companyReference,
    description,
    slogan: site.tagline,
    image: absoluteUrl(shareImagePath(paths.home)),
    areaServed: { "@type": "AdministrativeArea", name: site.area },
    legalName: company.name,
    taxID: company.cnpj,
    ...contact,
    ...localBusiness,
    ...(contact.email &&
      contact.telephone && {
        contactPoint: {
          "@type": "ContactPoint",
          contactType: "customer service",
          ...contact,
          areaServed: "BR",
          availableLanguage: "pt-BR",
        },
      }),
    ...(ownProfiles.length > 0 && { sameAs: ownProfiles }),
  }) as HomeAndConstructionBusiness | Organization;

export const webSiteData = (description: string): WebSite => ({
  "@type": "WebSite",
  "@id": absoluteUrl("/#site"),
  name: site.name,
  url: absoluteUrl(paths.home),
  description,
  inLanguage: "pt-BR",
  publisher: companyReference,
});
