import { NextRequest } from "next/server";
import { middleware } from "@/middleware";

const call = (method: string, path: string, headers: Record<string, string> = {}) =>
  middleware(
    new NextRequest(`https://primoze.example${path}`, {
      method,
      headers: { host: "primoze.example", ...headers },
    }),
  );
const post = (headers: Record<string, string>) => call("POST", "/api/quote", headers);

/** Next's own sign that a request goes on to its route. */
const goesOn = (response: Response) => response.headers.get("x-middleware-next") === "1";

describe("same-origin check of /api", () => {
  it.each([
    ["a browser on the site", { "sec-fetch-site": "same-origin" }, true],
    ["an address typed by hand", { "sec-fetch-site": "none" }, true],
    ["a browser on another site", { "sec-fetch-site": "cross-site" }, false],
    ["a sibling host", { "sec-fetch-site": "same-site", origin: "https://x.example" }, false],
    ["an old browser on the site", { origin: "https://primoze.example" }, true],
    ["an old browser on another site", { origin: "https://evil.example" }, false],
    ["an opaque origin", { origin: "null" }, false],
    [
      "a forged forwarded host",
      { origin: "https://evil.example", "x-forwarded-host": "evil.example" },
      false,
    ],
    ["a program that is not a browser", {}, true],
  ])("%s", (_who, headers, allowed) => {
    expect(goesOn(post(headers))).toBe(allowed);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "refuses %s from another site with 403, and gives it no CORS header",
    async (method) => {
      const response = call(method, "/api/quote", {
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
        "access-control-request-method": "POST",
      });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ error: { code: "forbidden" } });
      const names = [...response.headers.keys()];
      expect(names.filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );

  it("allows GET from any origin", () => {
    expect(goesOn(call("GET", "/api/episodes", { "sec-fetch-site": "cross-site" }))).toBe(true);
  });

  it("gives every request a new id and ignores the id that it sends", () => {
    const response = post({ "x-request-id": "chosen" });
    const id = response.headers.get("x-request-id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("x-middleware-request-x-request-id")).toBe(id);
  });
});
