import { request } from "node:http";

/**
 * POSTs JSON from another local address (127.0.0.2 …), as another visitor would.
 * @returns the status of the response
 */
export function postFrom(
  localAddress: string,
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port, pathname } = new URL(url.replace("localhost", "127.0.0.1"));
    const call = request(
      {
        hostname,
        port,
        path: pathname,
        localAddress,
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
      },
      (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    call.once("error", reject);
    call.end(JSON.stringify(body));
  });
}
