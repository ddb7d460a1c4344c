import { addressKey } from "../../supabase/functions/_shared/contract/address-key.ts";
import { submissionLimits } from "../../supabase/functions/_shared/messages/store.ts";
import { parsePayload } from "../../supabase/functions/_shared/messages/payload.ts";
import { equal, ok } from "./support/assert.ts";

const TOKEN = "token-of-the-site";
const quote = { name: "Maria", email: "Maria@Example.com", message: "Oi" };
const suggestion = { ...quote, serviceType: "Sugestão para PrimoZéCast" };

const limitsOf = (headers: HeadersInit, body: unknown = quote) =>
  submissionLimits(parsePayload(body, null), new Headers(headers), {
    siteToken: TOKEN,
    perAddress: 30,
  });
const senderOf = async (headers: Record<string, string>) => (await limitsOf(headers))[1]?.key;

// What one e-mail is: tests/backend/database-rules.test.ts.
Deno.test(
  "twice §5's limit per e-mail and form: 3 in 60 s, of a suggestion 3 in 300 s",
  async () => {
    const ofQuote = await limitsOf({});
    equal(ofQuote, [
      { key: "quote maria@example.com", max: 6, window_seconds: 60 },
      { key: "caller unknown", max: 30, window_seconds: 60 },
    ]);
    const [ofSuggestion] = await limitsOf({}, suggestion);
    equal(ofSuggestion, { key: "suggestion maria@example.com", max: 6, window_seconds: 300 });
  },
);

Deno.test("the visitor that a caller names counts only with the token of the site", async () => {
  const caller = { "x-forwarded-for": "192.0.2.1" };
  const own = "caller 192.0.2.1";
  equal(await senderOf(caller), own);
  equal(await senderOf({ ...caller, "x-visitor": "visitor-0001" }), own);
  for (const token of ["guess", `${TOKEN}x`]) {
    equal(await senderOf({ ...caller, "x-visitor": "visitor-0001", "x-site-token": token }), own);
  }
  equal(await senderOf({ ...caller, "x-visitor": "x", "x-site-token": TOKEN }), own);
  const named = { ...caller, "x-visitor": "visitor-0001", "x-site-token": TOKEN };
  equal(await senderOf(named), "visitor visitor-0001");
});

Deno.test("an IPv6 network of 65,536 /64s has four times the limit of one", async () => {
  const networkOf = async (address: string) => (await limitsOf({ "x-forwarded-for": address }))[2];
  const first = await networkOf("2001:db8:1:1::1");
  equal(first?.max, 120);
  equal(await networkOf("2001:db8:1:ffff::9"), first);
  ok((await networkOf("2001:db8:2:1::1"))?.key !== first?.key, "another network");
  equal(await networkOf("192.0.2.1"), undefined);
  // Of a visitor it is the one that the site names.
  const visitor = { "x-visitor": "visitor-0001", "x-network": "network-0001" };
  equal((await limitsOf({ ...visitor, "x-site-token": TOKEN }))[2]?.key, "network network-0001");
  equal((await limitsOf({ "x-forwarded-for": "192.0.2.1", ...visitor })).length, 2);
});

Deno.test("the caller's address is the last one, which the platform adds", async () => {
  equal(await senderOf({ "x-forwarded-for": "6.6.6.6, 192.0.2.1" }), "caller 192.0.2.1");
  const both = { "x-forwarded-for": "6.6.6.6", "cf-connecting-ip": "192.0.2.1" };
  equal(await senderOf(both), "caller 192.0.2.1");
});

Deno.test("one address has one key in every spelling; IPv6 counts by /64", () => {
  for (const [key, addresses] of Object.entries({
    "192.0.2.1": [
      " 192.0.2.1 ",
      "192.0.2.1:443",
      "::ffff:192.0.2.1",
      "::FFFF:c000:201",
      "0:0:0:0:0:ffff:192.0.2.1",
      "[::ffff:192.0.2.1]:80",
    ],
    "2001:db8:1:1::/64": [
      "2001:db8:1:1::1",
      "2001:DB8:1:1::2",
      "2001:0db8:0001:0001:0000:0000:0000:0001",
      "[2001:db8:1:1::1]:443",
      "2001:db8:1:1:ffff:ffff:ffff:ffff%eth0",
    ],
    "2001:db8:1:2::/64": ["2001:db8:1:2::1"],
    "0:0:0:0::/64": ["::1", "::"],
    unknown: ["unknown"],
    "not:an:address": ["not:an:address"],
  })) {
    for (const address of addresses) equal(addressKey(address), key, address);
  }
});
