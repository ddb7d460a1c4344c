import { saoPauloDate } from "@/lib/content/publication.mjs";
import { openingStates } from "@/lib/calendar/opening-states";
import { site } from "@/lib/site";
import { dataAttributes } from "@/lib/browser/attributes";

/** After this many days without a new build only the hours are shown. */
const DAYS = 14;

/**
 * The page has the states of the next days; its script marks those that are over, before React, and
 * app/_styles/base.css shows the first other one.
 */
export const OpeningHours = () => (
  <>
    {site.hours.map(({ days, time }) => (
      <span key={days} className="block">
        {days}, <span className="whitespace-nowrap">{time}</span>
      </span>
    ))}
    <OpeningState />
  </>
);

/** "Aberto agora, até 18h" */
export const OpeningState = () => (
  <span className="opening-states">
    {openingStates(site.hours, saoPauloDate(), DAYS).map(({ until, text }) => (
      <span key={until} hidden {...dataAttributes({ ends: until })} suppressHydrationWarning>
        {text}
      </span>
    ))}
  </span>
);
