import { env } from "@/lib/env";

/** The origin under which the site is public; without SITE_URL the default one of `npm start`. */
export const siteUrl = new URL(env.SITE_URL ?? "http://localhost:3000");

/** The whole address of a path: "https://…/contato" for "/contato". */
export const absoluteUrl = (path: string): string => new URL(path, siteUrl).href;
