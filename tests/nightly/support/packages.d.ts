// tests/nightly/package.json has them; the types are checked without them.
declare module "puppeteer-core";
declare module "selenium-webdriver";
