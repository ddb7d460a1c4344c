/**
 * The inline script at the end of every page (docs/decisions/0014): it runs before the first paint.
 * attributes.ts says what it reads in the HTML. Each subject is in a file of its own.
 */
import { runAfterPaint } from "@/lib/browser/after-paint";
import { listenForDetails, openDetails } from "@/lib/browser/details";
import { EVENTS } from "@/lib/browser/events";
import { listenForForms, showOffline } from "@/lib/browser/forms";
import { listenForLayers } from "@/lib/browser/layers";
import { giveUpPress, lastRegion, listenForPresses } from "@/lib/browser/presses";
import { listenForPrintButtons } from "@/lib/browser/printing";
import { whenReactFails } from "@/lib/browser/react-start";
import { listenForSearchKeys, openAskedSearch, readSlashSetting } from "@/lib/browser/search-keys";
import { listenForTheme, readTheme, showKnownFont } from "@/lib/browser/theme";
import { createTrustedTypesPolicy } from "@/lib/browser/trusted-types";
import { writeToday } from "@/lib/browser/visit";

createTrustedTypesPolicy();
prepare();
document.addEventListener(EVENTS.renewed, () => {
  readTheme();
  prepare();
});

whenReactFails((isNews) => {
  if (isNews) showOffline(lastRegion(), "load");
  giveUpPress();
});
// Forms after presses: what a press asks for is known when the form is submitted.
listenForPresses();
listenForForms();
listenForLayers();
listenForSearchKeys();
listenForDetails();
listenForPrintButtons();
listenForTheme();
openAskedSearch();
// Last in this script: when a page was painted before its end came, WebKit calls it at once.
runAfterPaint();

/** Writes into the page what its HTML cannot know; again if React makes the page anew. */
function prepare() {
  showKnownFont();
  writeToday();
  openDetails();
  readSlashSetting();
}
