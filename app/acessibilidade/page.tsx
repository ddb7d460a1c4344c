import { textLinkClass } from "@/components/ui/text-link";
import { TitleBar } from "@/components/layout/hero";
import { MdxContent } from "@/components/mdx/mdx-content";
import { JsonLd } from "@/components/layout/json-ld";
import { Paper } from "@/components/ui/paper";
import { Section } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";
import { Headline } from "@/components/ui/text";
import { mailtoLink, replyTerm } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("acessibilidade"));

export default function AccessibilityPage() {
  const page = getPage("acessibilidade");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      <Section columns="main-aside">
        <div>
          <MdxContent source={page.body} />
        </div>
        <ReportBarrier />
      </Section>
    </>
  );
}

const ReportBarrier = () => (
  <Paper as="aside" aria-labelledby="obstaculo" className="self-start p-inset">
    <Headline as="h2" size="card" id="obstaculo">
      Encontrou um obstáculo?
    </Headline>
    <p className="mt-3">Diga em que página estava e o que tentou fazer. {replyTerm}</p>
    <ul className="mt-2">
      <li>
        <EmailLink
          href={mailtoLink("Acessibilidade: um obstáculo no site")}
          className={textLinkClass}
        />
      </li>
      <li>
        <PhoneLink className={textLinkClass} />
      </li>
    </ul>
  </Paper>
);
