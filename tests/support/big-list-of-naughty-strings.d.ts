/** The package has no types of its own. */
declare module "big-list-of-naughty-strings" {
  const strings: readonly string[];
  export default strings;
}
