import { isSameOrigin } from "@/lib/server/same-origin";

const host = { host: "primoze.example" };

describe("isSameOrigin", () => {
  it.each([
    ["a browser on the site", { ...host, "sec-fetch-site": "same-origin" }, true],
    ["an address typed by hand", { ...host, "sec-fetch-site": "none" }, true],
    ["a browser on another site", { ...host, "sec-fetch-site": "cross-site" }, false],
    [
      "a sibling host",
      { ...host, "sec-fetch-site": "same-site", origin: "https://x.example" },
      false,
    ],
    ["an old browser on the site", { ...host, origin: "https://primoze.example" }, true],
    ["an old browser on another site", { ...host, origin: "https://evil.example" }, false],
    ["an opaque origin", { ...host, origin: "null" }, false],
    [
      "a forged forwarded host",
      { ...host, origin: "https://evil.example", "x-forwarded-host": "evil.example" },
      false,
    ],
    ["a program that is not a browser", { ...host }, true],
  ])("%s", (_who, headers, allowed) => {
    expect(isSameOrigin(new Headers(headers))).toBe(allowed);
  });
});
