import { TitleBar } from "@/components/layout/hero";
import { MdxContent } from "@/components/mdx/mdx-content";
import { JsonLd } from "@/components/layout/json-ld";
import { Section } from "@/components/ui/section";
import { SmallText } from "@/components/ui/text";
import { longDate } from "@/lib/content/dates";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { Controller } from "@/app/politica-de-privacidade/_sections/controller";
import { Processors } from "@/app/politica-de-privacidade/_sections/processors";
import { CollectedData } from "@/app/politica-de-privacidade/_sections/collected-data";

export const generateMetadata = () => pageMetadata(getPage("politica-de-privacidade"));

export default function PrivacyPage() {
  const page = getPage("politica-de-privacidade");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      <Controller />
      <CollectedData />
      <Processors />
      <Section tone="white" className="beside-headings">
        <MdxContent source={page.body} />
        {page.updated && (
          <SmallText className="mt-6">
            Atualizada em <time dateTime={page.updated}>{longDate(page.updated)}</time>.
          </SmallText>
        )}
      </Section>
    </>
  );
}
