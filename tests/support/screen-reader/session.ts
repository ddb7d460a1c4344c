import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import puppeteer from "puppeteer-core";
import { ACCESSIBILITY_BUS, findFirefox } from "@/scripts/lib/engines.mjs";
import { startProcess, stopProcess, whenReady } from "@/scripts/lib/processes.mjs";

const run = promisify(execFile);

/** Key names are not part of the page, and the page is not read by itself when it is loaded. */
const ORCA_SETTINGS = { enableKeyEcho: false, sayAllOnLoad: false };

/** Openbox has shortcuts of its own, such as the arrows with Alt and Shift. */
const NO_SHORTCUTS = '<openbox_config xmlns="http://openbox.org/3.4/rc"/>';

/** Orca runs this file when it starts. Its log is written in blocks otherwise. */
const LINE_BY_LINE = "from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n";

const SPOKEN = /SPEECH OUTPUT: '(.*?)'(?: voice=\w+)?[[{]/gs;
const POLL_MS = 50;
/** How long an answer may take on a busy machine. */
const ANSWER_MS = 20_000;
/** Orca is done with an event when it has written nothing for so long. */
const QUIET_MS = 400;

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

/**
 * Starts Firefox with the screen reader Orca on a virtual screen. Keys are those of the screen's
 * keyboard, so that Orca sees them first, and what it would say is read from its log.
 */
export async function startScreenReader(site: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "primoze-orca-"));
  const log = path.join(folder, "orca.log");
  mkdirSync(path.join(folder, "orca"));
  writeFileSync(path.join(folder, "orca/user-settings.conf"), orcaSettings());
  writeFileSync(path.join(folder, "orca/orca-customizations.py"), LINE_BY_LINE);

  writeFileSync(path.join(folder, "openbox.xml"), NO_SHORTCUTS);

  const xvfb = start("Xvfb", ["-displayfd", "1", "-screen", "0", "1400x1000x24"], {});
  const [display] = await whenReady(xvfb, "Xvfb", once(xvfb.stdout!, "data") as Promise<[Buffer]>);
  const screen = {
    DISPLAY: `:${String(display).trim()}`,
    LC_ALL: "C.UTF-8",
    LANGUAGE: "pt_BR",
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_CACHE_HOME: folder,
    GNOME_ACCESSIBILITY: "1",
  };
  const bus = start("dbus-daemon", ["--session", "--nofork", "--print-address=1"], screen);
  const [address] = await whenReady(
    bus,
    "dbus-daemon",
    once(bus.stdout!, "data") as Promise<[Buffer]>,
  );
  const env = { ...screen, DBUS_SESSION_BUS_ADDRESS: String(address).trim() };
  const desktop = [
    start(ACCESSIBILITY_BUS, ["--launch-immediately"], env),
    start("openbox", ["--config-file", path.join(folder, "openbox.xml")], env),
    start("orca", [`--debug-file=${log}`], env),
  ];

  /** What Orca has said since its start. */
  const spoken = () =>
    existsSync(log)
      ? [...readFileSync(log, "utf8").matchAll(SPOKEN)].flatMap(([, text = ""]) =>
          text.trim() ? [text.trim()] : [],
        )
      : [];
  const isQuiet = async () => {
    const { size } = statSync(log);
    await delay(QUIET_MS);
    return statSync(log).size === size;
  };
  let heardBefore = 0;
  /**
   * Waits until Orca has said something that matches, if so expected, and is quiet.
   * @returns all that it said since the last call
   */
  const hear = async (expected?: RegExp) => {
    const end = Date.now() + ANSWER_MS;
    const fresh = () => spoken().slice(heardBefore);
    const isSaid = () => !expected || fresh().some((text) => expected.test(text));
    while (!isSaid() || !(await isQuiet())) {
      if (Date.now() > end) {
        throw new Error(`Orca did not say ${expected}, but: ${fresh().join(" | ") || "nothing"}`);
      }
      await delay(POLL_MS);
    }
    const said = fresh();
    heardBefore += said.length;
    return said;
  };
  await hear(/./);

  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: false,
    defaultViewport: null,
    args: ["--kiosk"],
    env: { ...process.env, ...env },
    extraPrefsFirefox: { "accessibility.force_disabled": -1, "ui.prefersReducedMotion": 1 },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const keyboard = (...command: string[]) =>
    run("xdotool", command, { env: { ...process.env, ...env } });
  const press = (key: string) => keyboard("key", key);

  // The first page leaves the focus in the address bar, which is out of sight.
  await page.goto(`${site}/acessibilidade`);
  await hear(/^Carregamento/);
  await press("F6");
  await hear(/documento da web/);
  return {
    page,
    hear,
    press,
    type: (text: string) => keyboard("type", "--delay", "20", text),
    open: async (address: string) => {
      await page.goto(site + address);
      return hear(/^Carregamento/);
    },
    stop: async () => {
      await browser.close();
      for (const child of [...desktop.reverse(), bus, xvfb]) await stopProcess(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const orcaSettings = () => {
  const profile = { profile: ["Default", "default"], pronunciations: {}, keybindings: {} };
  return JSON.stringify({
    general: { ...ORCA_SETTINGS, startingProfile: ["Default", "default"] },
    profiles: { default: { ...ORCA_SETTINGS, ...profile } },
    pronunciations: {},
    keybindings: {},
  });
};

/** A process that ends with this one, even if this one is killed. */
const start = (program: string, args: string[], env: Record<string, string>) => {
  const child = startProcess("setpriv", ["--pdeathsig", "TERM", program, ...args], {
    env,
    stdio: "pipe",
  });
  // Warnings about services that a desktop has and this one does not.
  child.stderr?.resume();
  return child;
};
