/** Access to storage throws where the visitor has disabled it. @returns undefined then */
export function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
