import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import getPort from "get-port";
import { Builder, By, Capabilities, error, Key } from "selenium-webdriver";
import { findWebKit } from "@/tests/nightly/support/programs";
import { startProcess, stopProcess, whenReady } from "@/scripts/lib/processes.mjs";
import { type Engine, WINDOW_HEIGHT, WINDOW_WIDTH } from "@/tests/nightly/support/engine";

/**
 * The toolbar of MiniBrowser is wider than a phone. Without its icons and distances it is not.
 */
const TOOLBAR_STYLE = `
* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; }
image { -gtk-icon-source: none; }
`;
/** GTK's setting for less motion, which pages read as `prefers-reduced-motion`. */
const GTK_SETTINGS = "[Settings]\ngtk-enable-animations=0\n";

/**
 * Starts WebKitGTK's MiniBrowser on a screen of its own. It is driven by WebDriver: its driver has
 * no BiDi.
 */
export async function startWebKit(): Promise<Engine> {
  const { browser, driver, screen } = findWebKit()!;
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-webkit-"));
  mkdirSync(path.join(folder, "gtk-3.0"));
  writeFileSync(path.join(folder, "gtk-3.0/gtk.css"), TOOLBAR_STYLE);
  writeFileSync(path.join(folder, "gtk-3.0/settings.ini"), GTK_SETTINGS);

  const xvfb = start(screen, ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {}, "pipe");
  const [display] = (await whenReady(xvfb, "Xvfb", once(xvfb.stdout!, "data"))) as [Buffer];
  const port = await getPort();
  const env = { DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: folder };
  const service = start(driver, [`--port=${port}`], env);
  await whenReady(service, "WebKitWebDriver", listens(port));
  const window = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] },
      }),
    )
    .build();
  const resize = async (width: number) => {
    await window.manage().window().setRect({ x: 0, y: 0, width, height: WINDOW_HEIGHT });
  };
  await resize(WINDOW_WIDTH);
  const type = (text: string) => window.actions().sendKeys(text).perform();
  return {
    open: (url) => window.get(url),
    resize,
    evaluate: (run, ...args) => window.executeScript(run, ...args),
    click: async (selector) => {
      // The driver presses where the element was when it looked. What a person looks at is in the
      // middle, and stays there when React renders the page anew.
      await window.executeScript((wanted: string) => {
        const element = document.querySelector(wanted);
        element?.scrollIntoView({ block: "center", behavior: "instant" });
      }, selector);
      // Of an element that is replaced while it is looked at nothing is pressed.
      const press = () => window.findElement(By.css(selector)).click();
      const isStale = (reason: unknown) => reason instanceof error.StaleElementReferenceError;
      await press().catch((reason: unknown) =>
        isStale(reason) ? press() : Promise.reject(reason),
      );
    },
    type,
    pressEscape: () => type(Key.ESCAPE),
    quit: async () => {
      await window.quit();
      await stopProcess(service);
      await stopProcess(xvfb);
      rmSync(folder, { recursive: true });
    },
  };
}

/** A process that ends with this one, even if this one is killed. */
const start = (
  program: string,
  args: string[],
  env: Record<string, string>,
  stdio: "inherit" | "pipe" = "inherit",
) => startProcess("setpriv", ["--pdeathsig", "KILL", program, ...args], { env, stdio });

/** Waits until a server on this machine accepts connections. */
async function listens(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise((resolve) => {
      const socket = createConnection({ port, host: "127.0.0.1" });
      socket.once("connect", () => resolve(socket.end()));
      socket.once("error", () => resolve(undefined));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
