import { SiteHeader } from "@/components/layout/site-header";
import { QUOTE_ANCHOR } from "@/lib/paths";

/** The page of the services has the form itself. */
export default function ServicesHeader() {
  return <SiteHeader quoteLink={(link) => <a href={`#${QUOTE_ANCHOR}`} {...link} />} />;
}
