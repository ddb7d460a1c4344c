// tests/nightly/package.json has them; the types are checked without them.
declare module "puppeteer-core";
declare module "selenium-webdriver";
declare module "netlify-redirector" {
  type Rule = { status: number; to: string };
  type Matcher = { match(request: object): Rule | null };
  const redirector: { parsePlain(rules: string, options: object): Promise<Matcher> };
  export default redirector;
}
declare module "pg" {
  type Query = { text: string; rowMode: "array" };
  type Result = { rows: (string | null)[][] };
  export class Client {
    constructor(options: object);
    connect(): Promise<void>;
    /** A list where the text has several statements. */
    query(query: Query): Promise<Result | Result[]>;
    end(): Promise<void>;
  }
}
