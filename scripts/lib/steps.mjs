/**
 * Runs an action and prints its title and duration.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function step(title, action) {
  const start = performance.now();
  console.log(`▸ ${title} …`);
  const result = await action();
  console.log(`  done in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}
