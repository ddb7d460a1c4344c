import { IncomingMessage } from "node:http";

/**
 * A request with its whole body, so that Next never waits for a client: it prints a stack for each
 * one that goes away.
 * @returns undefined for a body that is longer than `maxBytes`
 * @throws Error when the client goes away
 */
export async function wholeRequest(request: IncomingMessage, maxBytes: number) {
  const body = await readBody(request, maxBytes);
  if (!body) return undefined;
  const whole = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion } = request;
  const [httpVersionMajor = 1, httpVersionMinor = 1] = httpVersion.split(".").map(Number);
  const head = {
    method,
    url,
    headers,
    rawHeaders,
    httpVersion,
    httpVersionMajor,
    httpVersionMinor,
  };
  Object.assign(whole, head, { complete: true });
  whole.push(body);
  whole.push(null);
  return whole;
}

function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  // What is too long is read on without being kept: a client that still sends may see no answer
  // otherwise, only that the connection is closed.
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
    request.resume();
    return Promise.resolve(undefined);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= maxBytes) chunks.push(chunk);
      else resolve(undefined);
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
  });
}
