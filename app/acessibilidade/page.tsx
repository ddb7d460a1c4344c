import { TitleBar } from "@/components/layout/hero";
import { MdxContent } from "@/components/mdx/mdx-content";
import { JsonLd } from "@/components/layout/json-ld";
import { Section } from "@/components/ui/section";
import { getPage } from "@/lib/content/pages";
import { pageMetadata } from "@/lib/seo/metadata";
import { EmailLink, PhoneLink } from "@/components/company/contact-links";
import { mailtoLink } from "@/lib/site";

export const generateMetadata = () => pageMetadata(getPage("acessibilidade"));

export default function AccessibilityPage() {
  const page = getPage("acessibilidade");
  return (
    <>
      <JsonLd page={page} />
      <TitleBar heading={page.heading} lead={page.lead} />
      <Section className="grid grid-cols-1 gap-8 lg:grid-cols-main-aside">
        <div>
          <MdxContent source={page.body} />
        </div>
        <ReportBarrier />
      </Section>
    </>
  );
}

const linkClass = "inline-flex min-h-touch items-center text-lg wrap-anywhere underline";

const ReportBarrier = () => (
  <aside
    aria-labelledby="obstaculo"
    className="self-start border-line border-grafite bg-white p-4 sm:p-8"
  >
    <h2 id="obstaculo" className="text-xl headline">
      Encontrou um obstáculo?
    </h2>
    <p className="mt-3">
      Diga em que página estava e o que tentou fazer. Respondemos em até cinco dias úteis.
    </p>
    <ul className="mt-2">
      <li>
        <EmailLink
          href={mailtoLink("Acessibilidade: um obstáculo no site")}
          className={linkClass}
        />
      </li>
      <li>
        <PhoneLink className={linkClass} />
      </li>
    </ul>
  </aside>
);
