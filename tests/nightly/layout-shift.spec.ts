import { test, withMotion } from "@/tests/support/browser-test";
import { testLayoutShift } from "@/tests/support/layout-shift";

test.use(withMotion);

for (const path of ["/", "/contato", "/media-kit"]) {
  for (const width of [360, 1280]) testLayoutShift(path, width);
}
