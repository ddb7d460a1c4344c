import { findWebKit } from "@/scripts/lib/engines.mjs";
import { engineSuite } from "@/tests/support/engines/engine-suite";
import { startWebKit } from "@/tests/support/engines/webkit";

engineSuite({
  name: "WebKit",
  start: startWebKit,
  isInstalled: Boolean(findWebKit()),
  packages: "webkit2gtk-driver, xvfb",
});
