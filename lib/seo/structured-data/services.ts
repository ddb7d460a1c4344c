import type { Service as ServiceData } from "schema-dts";
import type { Service } from "@/lib/content/collections/services";
import { paths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";
import { site } from "@/lib/site";
import { companyReference } from "@/lib/seo/structured-data/company";

export const serviceData = (service: Service): ServiceData => ({
  "@type": "Service",
  name: service.name,
  description: service.description,
  url: absoluteUrl(`${paths.services}#${service.slug}`),
  provider: companyReference,
  areaServed: { "@type": "AdministrativeArea", name: site.area },
  hasOfferCatalog: {
    "@type": "OfferCatalog",
    name: `Especialidades: ${service.name}`,
    itemListElement: service.specialties.map(({ title, items }) => ({
      "@type": "OfferCatalog",
      name: title,
      itemListElement: items.map((name) => ({
        "@type": "Offer",
        itemOffered: { "@type": "Service", name },
      })),
    })),
  },
});
