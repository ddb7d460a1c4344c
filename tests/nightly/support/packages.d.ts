// tests/nightly/package.json has them; the types are checked without them.
declare module "puppeteer-core";
declare module "selenium-webdriver";
declare module "netlify-redirector" {
  type Rule = { status: number; to: string };
  type Matcher = { match(request: object): Rule | null };
  const redirector: { parsePlain(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
