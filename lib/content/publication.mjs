// Plain JavaScript because next.config.mjs, which cannot import TypeScript, asks too.

const dayInSaoPaulo = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Sao_Paulo" });

/**
 * The calendar day in São Paulo, whatever the time zone of the machine.
 * @param {Date} [now]
 * @returns {string} "YYYY-MM-DD"
 */
export const saoPauloDate = (now = new Date()) => dayInSaoPaulo.format(now);

/**
 * Whether an article is out: not a draft, and its day has come. The clock is that of the build, so an article dated
 * ahead appears with the first build on or after its day.
 * @param {{ draft?: unknown, date?: unknown }} article
 * @param {string} today
 */
export const isPublished = ({ draft, date }, today) => draft !== true && String(date) <= today;

/** Whether articles that are not out yet are shown, marked: only where they are written, under `npm run dev`. */
export const showsUnpublished = () => process.env.NODE_ENV === "development";
