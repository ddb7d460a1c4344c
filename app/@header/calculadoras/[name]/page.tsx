import { SiteHeader } from "@/components/layout/site-header";
import { quotePath } from "@/lib/calculators/calculator";
import { calculatorForm } from "@/lib/calculators/forms";

export default async function CalculatorHeader({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return <SiteHeader quoteHref={quotePath(calculatorForm(name))} />;
}
