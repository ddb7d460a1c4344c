// Plain JavaScript: next.config.mjs and scripts/lib/build.mjs cannot import TypeScript.

const dayInSaoPaulo = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/**
 * The current calendar day in São Paulo; does not depend on the machine's time zone.
 * @param {Date} [now]
 * @returns {string} "YYYY-MM-DD"
 */
export const saoPauloDate = (now = new Date()) => dayInSaoPaulo.format(now);

const timeInSaoPaulo = new Intl.DateTimeFormat("en-GB", {
  timeZone: "America/Sao_Paulo",
  hour: "2-digit",
  minute: "2-digit",
});

/**
 * Whether an article or a press release is published: not a draft, its date is not in the future,
 * and on its day the hour of its embargo has come. This is decided during the build: a future text
 * is published by the first build after that.
 * @param {{ draft?: unknown, date?: unknown, embargo?: unknown }} entry `embargo` as "09:00"
 * @param {string} [today]
 * @param {string} [time] in São Paulo, as "09:00"
 */
export function isPublished(
  { draft, date, embargo = "" },
  today = saoPauloDate(),
  time = timeInSaoPaulo.format(new Date()),
) {
  const day = String(date);
  return draft !== true && (day < today || (day === today && String(embargo) <= time));
}

/**
 * Whether unpublished texts are shown, with a mark: under `npm run dev`, and in a build for those
 * whom the company shows them to (PREVIEW=1), which search engines are told to leave out.
 */
export const showsUnpublished = () =>
  process.env.NODE_ENV === "development" || process.env.PREVIEW === "1";
