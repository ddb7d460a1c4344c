/**
 * The status of an event. schema.org has none for an event that is over: "scheduled" includes that
 * it has taken place on its date, which `endDate` says.
 * @param previousStart the day on which it should have begun, if it was moved
 */
export const eventStatus = (previousStart?: string) =>
  previousStart === undefined
    ? ({ eventStatus: "https://schema.org/EventScheduled" } as const)
    : ({
        eventStatus: "https://schema.org/EventRescheduled",
        previousStartDate: previousStart,
      } as const);
