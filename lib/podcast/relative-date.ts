import { formatDistance } from "date-fns/formatDistance";
import { ptBR } from "date-fns/locale/pt-BR";

/**
 * "há 3 dias" (specification §9: relative time in Brazilian Portuguese).
 * @param publishedAt ISO 8601
 * @param now the clock
 * @returns an empty text when `publishedAt` is no date
 */
export function relativeDate(publishedAt: string, now: Date): string {
  const date = new Date(publishedAt);
  if (Number.isNaN(date.getTime())) return "";
  return formatDistance(date, now, { addSuffix: true, locale: ptBR });
}
