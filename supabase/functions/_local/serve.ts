/**
 * Serves all functions for the embedded backend, on a free loopback port. Prints `{"ready":<port>}`
 * as its first line. Exits when its standard input closes, so that it ends with a crashed backend.
 */
import { errorResponse } from "../_shared/http.ts";
import { handler as deliverPendingEmails } from "../deliver-pending-emails/handler.ts";
import { handler as fetchEpisodios } from "../fetch-episodios/handler.ts";
import { handler as sendContactEmail } from "../send-contact-email/handler.ts";
import { handler as youtubeVideos } from "../youtube-videos/handler.ts";

const functions: Readonly<Record<string, (request: Request) => Promise<Response>>> = {
  "deliver-pending-emails": deliverPendingEmails,
  "fetch-episodios": fetchEpisodios,
  "send-contact-email": sendContactEmail,
  "youtube-videos": youtubeVideos,
};

function route(request: Request): Response | Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = /^\/functions\/v1\/([a-z-]+)\/?$/.exec(pathname)?.[1] ?? "";
  const handler = Object.hasOwn(functions, name) ? functions[name] : undefined;
  return handler?.(request) ?? errorResponse("Função não encontrada.", 404);
}

Deno.serve(
  {
    hostname: "127.0.0.1",
    port: 0,
    onListen: ({ port }) => console.log(JSON.stringify({ ready: port })),
  },
  route,
);

for await (const _ of Deno.stdin.readable);
Deno.exit(0);
