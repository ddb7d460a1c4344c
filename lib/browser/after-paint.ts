import { startIfNeeded } from "@/lib/browser/react-start";
import { loadFont } from "@/lib/browser/theme";

/** Longer than a first paint takes; some browsers do not report it. */
const PAINT_MS = 5000;
/** A tab in the background does not paint. */
const HIDDEN_MS = 1000;

let isDone = false;

/**
 * Calls what competes with the first paint after it. A page that was painted before calls it now.
 */
export function runAfterPaint() {
  new PerformanceObserver(run).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(run, document.hidden ? HIDDEN_MS : PAINT_MS));
}

function run() {
  if (isDone) return;
  isDone = true;
  void loadFont();
  const manifest = { rel: "manifest", href: "/manifest.webmanifest" };
  document.head.append(Object.assign(document.createElement("link"), manifest));
  startIfNeeded();
}
