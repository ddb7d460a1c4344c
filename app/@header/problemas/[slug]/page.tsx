import { SiteHeader } from "@/components/layout/site-header";
import { getSymptoms } from "@/lib/content/symptoms";
import { QUOTE_PATH, symptomQuotePath } from "@/lib/forms/quote-address";

export default async function SymptomHeader({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const symptom = getSymptoms().find((one) => one.slug === slug);
  const quoteHref = symptom?.service && symptomQuotePath(symptom.title, symptom.service.value);
  return <SiteHeader quoteLink={(link) => <a href={quoteHref ?? QUOTE_PATH} {...link} />} />;
}
