/** The values of a form or of a file, by their names. */
export type Values = Record<string, unknown>;

export const isObject = (value: unknown): value is Values =>
  isObjectOrArray(value) && !Array.isArray(value);
export const isObjectOrArray = (value: unknown): value is object =>
  typeof value === "object" && value !== null;
export const isSimpleList = (value: unknown) =>
  Array.isArray(value) && !value.some(isObjectOrArray);

/** What a form has where the file has nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (isObjectOrArray(value) && Object.values(value).every(isEmpty));

/** What a form has where nobody has chosen anything. */
export const isDefault = (value: unknown): boolean =>
  isEmpty(value) || value === false || (isObject(value) && Object.values(value).every(isDefault));

/** Whether a form would write the same: it fills in defaults and trims texts. */
export function isSame(old: unknown, now: unknown): boolean {
  if (isObjectOrArray(old) && isObjectOrArray(now)) {
    const keys = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...keys].every((key) => isSame((old as Values)[key], (now as Values)[key]));
  }
  if (isEmpty(old) && isDefault(now)) return true;
  return (
    !isObjectOrArray(old) && !isObjectOrArray(now) && String(old).trim() === String(now).trim()
  );
}

/** A value without what is empty in it. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => !isEmpty(one))
      .map(([key, one]) => [key, withoutEmpty(one)]),
  );
}
