/** An address of its own for each request, so that no limit of an address is reached by chance. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join(".")}`;

/** A POST with a JSON body. */
export const jsonRequest = (body: unknown, headers: Record<string, string> = {}) =>
  new Request("http://localhost/api", {
    method: "POST",
    headers: { "content-type": "application/json", "x-peer-address": newAddress(), ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** The POST of a browser without JavaScript. */
export const plainFormRequest = (
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  new Request("http://localhost/api", {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      "x-peer-address": newAddress(),
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  });

/** Status and JSON body of a response, for one comparison. */
export const readResponse = async (response: Response) => [response.status, await response.json()];

/** Captures the server's log in each test; returns a function that gives the output so far. */
export function captureLog(): () => string {
  let output: jest.SpyInstance;
  beforeEach(() => (output = jest.spyOn(console, "log").mockImplementation(() => {})));
  afterEach(() => output.mockRestore());
  return () => output.mock.calls.flat().join("\n");
}
