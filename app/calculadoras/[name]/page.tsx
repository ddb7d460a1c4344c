import { BackLink } from "@/components/ui/back-link";
import { notFound } from "next/navigation";
import { CALCULATOR_FORMS } from "@/lib/calculators/forms";
import { CalculatorView } from "@/components/calculators/calculator-view";
import { CalculatorContactBar } from "@/components/calculators/calculator-links";
import { JsonLd } from "@/components/layout/json-ld";
import { TitleBar } from "@/components/layout/hero";
import { TextLink } from "@/components/ui/text-link";
import { SmallText } from "@/components/ui/text";
import { Section } from "@/components/ui/section";
import { type CalculatorForm, calculatorPath, filledInPath } from "@/lib/calculators/calculator";
import { getPage } from "@/lib/content/pages";
import { pageName, paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";
import { MdxContent } from "@/components/mdx/mdx-content";

type Props = { params: Promise<{ name: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => CALCULATOR_FORMS.map(({ name }) => ({ name }));

async function calculatorOf({ params }: Props) {
  const { name } = await params;
  const calculator = CALCULATOR_FORMS.find((one) => one.name === name) ?? notFound();
  return { calculator, page: getPage(pageName(calculatorPath(calculator))) };
}

export async function generateMetadata(props: Props) {
  const { page } = await calculatorOf(props);
  return pageMetadata(page);
}

export default async function CalculatorPage(props: Props) {
  const { calculator, page } = await calculatorOf(props);
  return (
    <>
      <JsonLd page={page} />
      <div className="no-print">
        <TitleBar heading={page.heading} tone="seguranca">
          <BackLink href={paths.calculators}>Calculadoras</BackLink>
        </TitleBar>
      </div>
      {/* The tool is on the first screen. */}
      <Section className="pt-8 pb-8 print:pt-0 print:pb-0">
        {calculator.presets && <Presets calculator={calculator} presets={calculator.presets} />}
        <CalculatorView name={calculator.name} />
      </Section>
      <div className="no-print">
        <Section id="formula" tone="white">
          <MdxContent source={page.body} />
        </Section>
      </div>
      <CalculatorContactBar name={calculator.name} />
    </>
  );
}

type PresetsProps = { calculator: CalculatorForm; presets: NonNullable<CalculatorForm["presets"]> };

/** Only a script fills the fields in from the address. */
const Presets = ({ calculator, presets: { title, text, list } }: PresetsProps) => (
  <nav aria-label={title} className="no-print mb-6 noscript:hidden">
    <ul className="flex flex-wrap items-center gap-x-6">
      <li aria-hidden="true">{title}:</li>
      {list.map(({ label, query }) => (
        <li key={label}>
          <TextLink href={filledInPath(calculator, query)}>{label}</TextLink>
        </li>
      ))}
    </ul>
    <SmallText>{text}</SmallText>
  </nav>
);
