// `npm start`: the whole site on this machine, from a fresh clone.
import { serve } from "./lib/serve.mjs";

await serve("start");
