import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import DefaultHeader from "@/app/@header/default";
import type { CSSProperties, ReactNode } from "react";
import { LayoutContactBar } from "@/components/layout/layout-contact-bar";
import { SiteFooter } from "@/components/layout/site-footer";
import { Mark } from "@/components/art/mark";
import { SmallText } from "@/components/ui/text";
import { site } from "@/lib/site";
import { tabIcon } from "@/lib/drawings/app-icons";
import { hex } from "@/lib/drawings/palette";
import { siteUrl } from "@/lib/site-url";
import { env } from "@/lib/env";
import "./globals.css";

const archivo = localFont({
  src: "./fonts/archivo.woff2",
  variable: "--font-archivo",
  weight: "400 800",
  display: "swap",
  // _styles/fonts.css has fallback faces for bold and wide letters too, which Next does not support.
  adjustFontFallback: false,
  fallback: ["Archivo Fallback", "Archivo Fallback DejaVu"],
  // The first paint does not wait for the font.
  preload: false,
  declarations: [{ prop: "font-stretch", value: "100% 118%" }],
});

export const metadata: Metadata = {
  metadataBase: siteUrl,
  // An iPhone would change the text into links before React starts. What can be called is a link.
  formatDetection: { telephone: false, address: false, email: false, date: false },
  // The site has its own night. Dark Reader would make the footer and labels unreadable.
  other: { "darkreader-lock": "true" },
  icons: {
    icon: { url: tabIcon(), sizes: "any", type: "image/svg+xml" },
    apple: { url: "/apple-icon.png", sizes: "180x180", type: "image/png" },
  },
};

export const viewport: Viewport = {
  themeColor: hex.planta,
  // The contact bar and the gutters keep clear of the screen's edges themselves (app/_styles).
  viewportFit: "cover",
};

/** app/_styles/print.css prints this address before the paths of internal links. */
const siteAddress = { "--site-address": `"${siteUrl.origin}"` } as CSSProperties;

type LayoutProps = {
  children: ReactNode;
  /**
   * The slot app/@header: what it links to is known to a page, and not to a layout. Next draws no
   * slot around not-found.tsx.
   */
  header?: ReactNode;
};

export default function RootLayout({ children, header }: LayoutProps) {
  return (
    <html lang="pt-BR" className={archivo.variable}>
      <body className="flex min-h-dvh flex-col font-sans" style={siteAddress}>
        <SkipLink />
        {env.PREVIEW === "1" && (
          <BuildNotice label="Prévia" className="bg-esgotado text-white">
            <strong>Prévia, não divulgar.</strong> Há textos que ainda não foram publicados.
          </BuildNotice>
        )}
        {env.ALLOW_DEMONSTRATION === "1" && (
          <BuildNotice label="Site de demonstração" className="bg-seguranca">
            <strong>Site de demonstração.</strong> Parte do conteúdo é inventada e leva a marca
            “exemplo”, até a empresa trocá-la por dados reais.
          </BuildNotice>
        )}
        <PrintHead />
        {header ?? <DefaultHeader />}
        <main id="conteudo" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter />
        <LayoutContactBar />
        {process.env.PAGE_SCRIPT && (
          // Only `npm run dev` sets it; the adapter writes the script into built pages.
          <script dangerouslySetInnerHTML={{ __html: process.env.PAGE_SCRIPT }} />
        )}
      </body>
    </html>
  );
}

/** The letterhead of the first printed sheet. */
const PrintHead = () => (
  <SmallText as="div" className="letterhead border-b-line border-grafite">
    <Mark name="primoze" className="h-8 w-auto" title={site.name} />
    <p>
      {site.phone} · {site.email}
      <br />
      {siteUrl.host} · {site.area}
    </p>
  </SmallText>
);

const SkipLink = () => (
  <a href="#conteudo" className="skip-link">
    Ir para o conteúdo
  </a>
);

const BuildNotice = (props: { label: string; className: string; children: ReactNode }) => (
  <aside aria-label={props.label} className={props.className}>
    <SmallText className="container-site py-2">{props.children}</SmallText>
  </aside>
);
