// `npm run dev`: the site with hot reload and the same embedded backend as `npm start`.
import { serve } from "./lib/serve.mjs";

await serve("dev");
