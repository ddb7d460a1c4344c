import { SiteHeader } from "@/components/layout/site-header";
import { QUOTE_PATH } from "@/lib/forms/quote-address";

/** The header of pages that know nothing of what their visitor wants to ask for. */
export default function DefaultHeader() {
  return <SiteHeader quoteLink={(link) => <a href={QUOTE_PATH} {...link} />} />;
}
