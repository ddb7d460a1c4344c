import type { Metadata } from "next";
import { env } from "@/lib/env";
import { site } from "@/lib/site";

/** Where the site stands, for absolute addresses; localhost where SITE_URL is not set. */
export const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`);

/**
 * Metadata of one page; it has no default for title and description on purpose.
 * @param page.path the page's address, for the canonical link
 */
export function pageMetadata(page: {
  title: string;
  description: string;
  path: string;
  type?: "website" | "article";
}): Metadata {
  const { title, description, path, type = "website" } = page;
  return {
    title: `${title} · ${site.name}`,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type, siteName: site.name, locale: "pt_BR" },
    twitter: { card: "summary_large_image", title, description },
  };
}
