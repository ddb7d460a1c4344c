import { env } from "@/lib/env";

/** The origin under which the site is public; without SITE_URL the one of this machine. */
export const siteUrl = new URL(env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`);

/** The whole address of a path: "https://…/contato" for "/contato". */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href;
