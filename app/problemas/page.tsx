import { notFound } from "next/navigation";
import { Drawing, InlineDrawing } from "@/components/art/drawing";
import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { Card, CardTitle } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { getSymptoms, type Symptom } from "@/lib/content/symptoms";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("problemas"));

export default function SymptomsPage() {
  const page = getPage("problemas");
  const symptoms = getSymptoms();
  if (symptoms.length === 0) notFound();
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} tone="seguranca" />
      <Section>
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {symptoms.map((symptom, index) => (
            <li key={symptom.slug}>
              <SymptomCard symptom={symptom} Art={index < FIRST_ROW ? InlineDrawing : Drawing} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** The cards of the first screen have their drawings in the page. */
const FIRST_ROW = 4;

type SymptomCardProps = { symptom: Symptom; Art: typeof Drawing | typeof InlineDrawing };

/** As in the legend of a plan: the sign, and what it stands for. */
const SymptomCard = ({ symptom: { path, title, art }, Art }: SymptomCardProps) => (
  <Card
    layout="small"
    picture={<Art name={art} className="h-auto w-full" />}
    className="hover:bg-seguranca"
  >
    <CardTitle as="h2" size="text" href={path} className="hyphens-auto">
      {title}
    </CardTitle>
  </Card>
);
