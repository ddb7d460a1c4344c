import { findFirefox } from "@/scripts/lib/engines.mjs";
import { engineSuite } from "@/tests/support/engines/engine-suite";
import { startFirefox } from "@/tests/support/engines/firefox";

engineSuite({
  name: "Firefox",
  start: startFirefox,
  isInstalled: Boolean(findFirefox()),
  packages: "firefox-esr",
});
