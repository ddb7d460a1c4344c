import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { QuoteDialog } from "@/components/forms/quote-dialog";
import { LayoutContactBar } from "@/components/layout/contact-bar";
import { DemonstrationNotice } from "@/components/layout/demonstration-notice";
import { HydrationMarker } from "@/components/layout/hydration-marker";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { SkipLink } from "@/components/layout/skip-link";
import { ToastHost } from "@/components/ui/toast-host";
import { tabIcon } from "@/lib/drawings/app-icons";
import { hex } from "@/lib/drawings/palette";
import { siteUrl } from "@/lib/seo/metadata";
import "./globals.css";

const archivo = localFont({
  src: "./fonts/archivo.woff2",
  variable: "--font-archivo",
  weight: "400 800",
  display: "swap",
  // The fallback faces are in globals.css: one for each font width, which Next does not support.
  adjustFontFallback: false,
  fallback: ["Archivo Fallback"],
  // The first paint does not wait for the font (lib/html/page-script.js).
  preload: false,
  declarations: [{ prop: "font-stretch", value: "100% 118%" }],
});

export const metadata: Metadata = {
  metadataBase: siteUrl,
  icons: {
    icon: { url: tabIcon(), sizes: "any", type: "image/svg+xml" },
    apple: { url: "/apple-icon.png", sizes: "180x180", type: "image/png" },
  },
};

export const viewport: Viewport = {
  themeColor: hex.planta,
  // The contact bar and the gutters keep clear of the screen's edges themselves (app/globals.css).
  viewportFit: "cover",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The page's script sets attributes before React is there.
    <html lang="pt-BR" className={archivo.variable} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col font-sans">
        <SkipLink />
        <DemonstrationNotice />
        <SiteHeader />
        <main id="conteudo" tabIndex={-1} className="grow outline-none">
          {children}
          <QuoteDialog />
        </main>
        <SiteFooter />
        <LayoutContactBar />
        <ToastHost />
        <HydrationMarker />
        {process.env.PAGE_SCRIPT && (
          // Under `npm run dev`; adapter/pages writes it into built pages.
          <script dangerouslySetInnerHTML={{ __html: process.env.PAGE_SCRIPT }} />
        )}
      </body>
    </html>
  );
}
