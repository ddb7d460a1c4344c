import { handler as deliverPendingEmails } from "../../supabase/functions/deliver-pending-emails/handler.ts";
import { handler as fetchEpisodios } from "../../supabase/functions/fetch-episodios/handler.ts";
import { handler as sendContactEmail } from "../../supabase/functions/send-contact-email/handler.ts";
import { handler as youtubeVideos } from "../../supabase/functions/youtube-videos/handler.ts";
import { equal } from "./support/assert.ts";
import { captureLogs, setEnvironment } from "./support/environment.ts";
import { ANON_KEY, KEYS, SERVICE_KEY } from "./support/fake-supabase.ts";

const handlers = { deliverPendingEmails, fetchEpisodios, sendContactEmail, youtubeVideos };

for (const [name, handler] of Object.entries(handlers)) {
  // No function has a method PUT: 405 means that the key was accepted.
  const statusOf = async (headers: HeadersInit) => {
    const request = new Request("http://localhost/", { method: "PUT", headers });
    const [response] = await captureLogs(() => handler(request));
    return response.status;
  };

  Deno.test(`${name} accepts only the project's keys`, async () => {
    setEnvironment({ SUPABASE_URL: "http://127.0.0.1:1", ...KEYS });
    equal(await statusOf({}), 401);
    for (const wrong of ["", `${ANON_KEY}x`, ANON_KEY.slice(1), "null"]) {
      equal(await statusOf({ apikey: wrong }), 401, wrong);
      equal(await statusOf({ authorization: `Bearer ${wrong}` }), 401, wrong);
    }
    for (const key of [ANON_KEY, SERVICE_KEY]) {
      equal(await statusOf({ apikey: key }), 405);
      equal(await statusOf({ authorization: `Bearer ${key}` }), 405);
    }
  });
}
