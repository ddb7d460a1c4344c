import { CalculatorQuoteLink } from "@/components/calculators/calculator-links";
import { SiteHeader } from "@/components/layout/site-header";

export default async function CalculatorHeader({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return <SiteHeader quoteLink={(link) => <CalculatorQuoteLink name={name} {...link} />} />;
}
