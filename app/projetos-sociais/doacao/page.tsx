import { InlineDrawing } from "@/components/art/drawing";
import { DonationForm } from "@/components/forms/donation-form";
import { TargetMessages } from "@/components/forms/form-messages";
import { Hero } from "@/components/layout/hero";
import { MdxContent } from "@/components/mdx/mdx-content";
import { JsonLd } from "@/components/layout/json-ld";
import { Frame } from "@/components/art/picture";
import { Section } from "@/components/ui/section";
import { Toaster } from "@/components/ui/toaster";
import { Headline } from "@/components/ui/text";
import { getPage } from "@/lib/content/pages";
import { donation } from "@/supabase/functions/_shared/contract/donation";
import { pageMetadata } from "@/lib/seo/metadata";

export const generateMetadata = () => pageMetadata(getPage("projetos-sociais-doacao"));

export default function MaterialDonationPage() {
  const page = getPage("projetos-sociais-doacao");
  return (
    <>
      <JsonLd page={page} />
      <Hero
        tone="obra"
        heading={page.heading}
        lead={page.lead}
        art={
          <Frame>
            <InlineDrawing name="donation" className="h-auto w-full" />
          </Frame>
        }
      />
      <Section columns="aside-main">
        <div className="pb-6">
          <MdxContent source={page.body} />
        </div>
        <div>
          <Headline as="h2" id="doacao-titulo" size="part" className="mb-6">
            {page.title}
          </Headline>
          <TargetMessages contract={donation} />
          <DonationForm labelledBy="doacao-titulo" />
        </div>
      </Section>
      <Toaster />
    </>
  );
}
