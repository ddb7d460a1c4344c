// `npm start`: installs, builds and serves the whole site on this machine.
import { serve } from "./lib/serve.mjs";

await serve("start");
