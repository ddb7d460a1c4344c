import { test as base, expect } from "@playwright/test";
import { servers } from "@/tests/support/browser-test";
import { type Engine } from "@/tests/nightly/support/engine";
import { PROBLEMS, startRecordingProxy } from "@/tests/nightly/support/recording-proxy";

type Proxy = Awaited<ReturnType<typeof startRecordingProxy>>;

/** The engine's window on the site, and what the tests ask of it. */
class EnginePage {
  constructor(
    readonly engine: Engine,
    private readonly proxy: Proxy,
  ) {}

  async open(path: string, width: number) {
    await this.resize(width);
    await this.engine.open(this.proxy.url + path);
  }

  async resize(width: number) {
    await this.engine.resize(width);
    await expect.poll(() => this.engine.evaluate(() => innerWidth)).toBe(width);
  }

  /** Path and fragment of the address, without the query if there is none. */
  address() {
    return this.engine.evaluate(() => location.pathname + location.search + location.hash);
  }

  hasReact() {
    return this.engine.evaluate(() =>
      [...document.querySelectorAll("[data-live]")].some((region) =>
        Object.keys(region).some((key) => key.startsWith("__reactFiber$")),
      ),
    );
  }

  isVisible(selector: string) {
    return this.engine.evaluate(
      (wanted) =>
        document.querySelector(wanted)?.checkVisibility({ visibilityProperty: true }) ?? false,
      selector,
    );
  }

  async expectVisible(selector: string, visible = true) {
    await expect.poll(() => this.isVisible(selector), selector).toBe(visible);
  }

  text(selector: string) {
    return this.engine.evaluate(
      (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? null,
      selector,
    );
  }

  async fill(selector: string, text: string) {
    await this.engine.click(selector);
    await this.engine.type(text);
  }

  /** Errors, violations of the policy and failed requests since the last call. */
  async takeProblems() {
    const noted = await this.engine.evaluate((key) => {
      const all = sessionStorage.getItem(key);
      sessionStorage.removeItem(key);
      return JSON.parse(all ?? "[]") as string[];
    }, PROBLEMS);
    return [...noted, ...this.proxy.failures.splice(0)];
  }
}

/**
 * Playwright's `test` with the window of an engine, in which all tests of a worker run, one after
 * the other. Like the `test` for Chromium, it also fails on an error of the page.
 */
export const engineTest = (startEngine: () => Promise<Engine>) =>
  base.extend<{ tab: EnginePage }, { engine: Engine; recorder: Proxy }>({
    engine: [
      async ({}, provide) => {
        const engine = await startEngine();
        await provide(engine);
        await engine.quit();
      },
      { scope: "worker" },
    ],
    recorder: [
      async ({}, provide) => {
        const proxy = await startRecordingProxy(servers.site);
        await provide(proxy);
        proxy.stop();
      },
      { scope: "worker" },
    ],
    tab: async ({ engine, recorder }, provide) => {
      const tab = new EnginePage(engine, recorder);
      await provide(tab);
      expect(await tab.takeProblems()).toEqual([]);
    },
  });
