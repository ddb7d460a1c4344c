import { TitleBar } from "@/components/layout/hero";
import { JsonLd } from "@/components/layout/json-ld";
import { Card, CardTitle } from "@/components/ui/card";
import { Section } from "@/components/ui/section";
import { Headline, SmallText } from "@/components/ui/text";
import { getSheets } from "@/lib/content/collections/sheets";
import { getPage } from "@/lib/content/pages";
import { sheetPath } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("folhas"));

export default function SheetsPage() {
  const page = getPage("folhas");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} tone="seguranca" />
      <Section>
        <ul className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {getSheets().map(({ slug, title, heading, look, description }) => (
            <Card
              as="li"
              key={slug}
              layout="preview"
              className={look === "quadro" ? "sm:col-span-2" : ""}
              picture={look === "quadro" ? <BlankTable /> : <NoticeHead heading={heading} />}
            >
              <CardTitle as="h2" size="text" href={sheetPath(slug)}>
                {title}
              </CardTitle>
              <SmallText className="mt-2">{description}</SmallText>
            </Card>
          ))}
        </ul>
      </Section>
    </>
  );
}

/** What is to be filled in: a column of labels, and three for what is compared. */
const BlankTable = () => (
  <div aria-hidden="true" className="grid grid-cols-4 self-stretch bg-white">
    {Array.from({ length: 12 }, (_, index) => (
      <span
        key={index}
        className={`min-h-8 border-r border-b border-cimento ${index % 4 === 0 ? "bg-planta-clara" : ""}`}
      />
    ))}
  </div>
);

const NoticeHead = ({ heading }: { heading: string }) => (
  <div className="self-stretch bg-white">
    <div className="hazard-stripe" aria-hidden="true" />
    <Headline as="p" size="part" aria-hidden="true" className="p-4 wrap-anywhere hyphens-auto">
      {heading}
    </Headline>
  </div>
);
