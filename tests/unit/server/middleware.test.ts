import { NextRequest } from "next/server";
import { middleware } from "@/middleware";

const call = (method: string, headers: Record<string, string>) =>
  middleware(
    new NextRequest("https://primoze.example/api/quote", {
      method,
      headers: { host: "primoze.example", ...headers },
    }),
  );

/** Next's own sign that a request goes on to its route. */
const goesOn = (response: Response) => response.headers.get("x-middleware-next") === "1";

describe("same-origin check of /api", () => {
  it.each([
    ["the site itself", { "sec-fetch-site": "same-origin" }],
    ["the site in an old browser", { origin: "https://primoze.example" }],
    ["a program", {}],
  ])("lets %s post, with a request id", (_who, headers) => {
    const response = call("POST", headers);
    expect(goesOn(response)).toBe(true);
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "refuses %s from another site with 403, and gives it no CORS header",
    async (method) => {
      const response = call(method, {
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
    expect(goesOn(call("GET", { "sec-fetch-site": "cross-site" }))).toBe(true);
  });

  it("gives every request a new id and ignores the id that it sends", () => {
    const response = call("POST", { "x-request-id": "chosen" });
    expect(response.headers.get("x-middleware-request-x-request-id")).not.toBe("chosen");
  });
});
