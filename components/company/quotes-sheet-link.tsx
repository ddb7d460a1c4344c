import { TextLink } from "@/components/ui/text-link";
import { getQuotesSheet } from "@/lib/content/collections/sheets";
import { sheetPath } from "@/lib/paths";

/** The way to the sheet on which three quotes are compared, while the content has it. */
export function QuotesSheetLink() {
  const sheet = getQuotesSheet();
  return (
    sheet && <TextLink href={sheetPath(sheet.slug)}>Comparar três orçamentos em uma folha</TextLink>
  );
}
