/** What requestNumber() in supabase/functions/_shared gives. */
const REQUEST_NUMBER = /^[\dB-Z]{4}-[\dB-Z]{4}$/;

/** Parameter of the address after a plain post: the number of the request that was sent. */
export const NUMBER_PARAMETER = "pedido";

/** The number in an answer of the API, or in an address; undefined if it is none. */
export const asRequestNumber = (value: unknown): string | undefined =>
  typeof value === "string" && REQUEST_NUMBER.test(value) ? value : undefined;

/** The number of such an address. */
export const numberFrom = (search: string) =>
  asRequestNumber(new URLSearchParams(search).get(NUMBER_PARAMETER));
