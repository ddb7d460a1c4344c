import { NextRequest } from "next/server";
import { loggedPath } from "@/adapter/server/not-found-log";
import { redactValues } from "@/lib/server/log";
import { clientAddress, PEER_ADDRESS_HEADER } from "@/lib/server/request";
import { middleware } from "@/middleware";

// Before the routes: whose requests are answered, who sends them, what is logged of them.

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

const forwardedBy = (forwarded: string | null, peer = "10.0.0.9") => {
  const result = new Headers({ [PEER_ADDRESS_HEADER]: peer });
  if (forwarded !== null) result.set("x-forwarded-for", forwarded);
  return result;
};

describe("X-Forwarded-For is used only for TRUSTED_PROXIES proxies", () => {
  it.each([
    ["no proxy, no header", 0, null, "10.0.0.9"],
    ["no proxy, forged header", 0, "1.2.3.4", "10.0.0.9"],
    ["one proxy", 1, "1.2.3.4", "1.2.3.4"],
    ["one proxy, forged first entry", 1, "6.6.6.6, 1.2.3.4", "1.2.3.4"],
    ["two proxies", 2, "1.2.3.4, 10.0.0.8", "1.2.3.4"],
    ["two proxies, forged first entry", 2, "6.6.6.6, 1.2.3.4, 10.0.0.8", "1.2.3.4"],
    ["more proxies than entries", 3, "1.2.3.4", "1.2.3.4"],
    ["IPv6 counts by /64", 1, "2001:db8:1:1::7", "2001:db8:1:1::/64"],
    ["IPv4 in IPv6 form", 1, "::ffff:10.0.0.9", "10.0.0.9"],
  ])("%s", (_case, proxies, forwarded, expected) => {
    expect(clientAddress(forwardedBy(forwarded), proxies)).toBe(expected);
  });

  it("returns unknown without a trusted source", () => {
    expect(clientAddress(new Headers({ "x-forwarded-for": "1.2.3.4" }), 0)).toBe("unknown");
  });
});

it("removes what was typed from a log text, as it was typed and as it was sent", () => {
  const values = { name: "Ana", message: 'Sala "1/2"' };
  const text = 'Ana: Sala "1/2", Sala &quot;1&#x2F;2&quot;';
  expect(redactValues(text, values)).toBe("[…]: […], […]");
});

it.each([
  ["/blog/nao-existe", "/blog/nao-existe"],
  ["/x?email=maria@example.com", "/x"],
  ["/contato/maria@example.com/x", "/contato/[…]"],
  ["/contato/maria%40example.com", "/contato/[…]"],
  ["/(11)%2091234-5678", "/[…]"],
  ["/cpf/123.456.789-09", "/cpf/[…]"],
  ["/blog/2024-ok", "/blog/2024-ok"],
  ["/x\u009b31m", "/x"],
  [`/${"a".repeat(400)}`, `/${"a".repeat(299)}`],
  ["", ""],
])("logs %j as %j", (url, logged) => {
  expect(loggedPath(url)).toBe(logged);
});
