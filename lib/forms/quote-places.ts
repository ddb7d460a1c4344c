import { paths } from "@/lib/paths";

/** Id of the dialog with the quote form (§1). */
export const QUOTE_DIALOG = "pedir-orcamento";

/** Anchor of the quote form on the pages that have it as a section. */
export const QUOTE_ANCHOR = "orcamento";

/** Whether a page has the quote form as a section (§2.6, §2.13): it then has no dialog with it. */
export const hasQuoteSection = (path: string) => path === paths.services || path === paths.contact;
