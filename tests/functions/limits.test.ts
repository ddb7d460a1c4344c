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
const addressOf = async (headers: HeadersInit) => (await limitsOf(headers))[1]?.key;

Deno.test(
  "the limit per e-mail is twice that of §5: 3 in 60 s, of a suggestion 3 in 300 s",
  async () => {
    for (const [body, seconds] of [
      [quote, 60],
      [suggestion, 300],
    ] as const) {
      const [email] = await limitsOf({}, body);
      equal([email?.max, email?.window_seconds], [6, seconds]);
    }
  },
);

Deno.test("one e-mail has one key in every spelling, and one for each form", async () => {
  const emailOf = async (body: unknown) => (await limitsOf({}, body))[0]?.key;
  for (const email of [
    " maria@example.COM ",
    "maria+1@example.com",
    "ｍaria@example.com",
    "ma\u200bria@example\u00ad.com",
    "\u00a0maria@example.com\t",
  ]) {
    equal(await emailOf(quote), await emailOf({ ...quote, email }), email);
  }
  const gmail = (email: string) => emailOf({ ...quote, email });
  equal(await gmail("m.a.ria+x@gmail.com"), await gmail("maria@googlemail.com"));
  ok((await gmail("m.aria@example.com")) !== (await emailOf(quote)), "dots count elsewhere");
  ok((await emailOf(quote)) !== (await emailOf(suggestion)), "one for each form");
});

Deno.test("the visitor that a caller names counts only with the token of the site", async () => {
  const caller = { "x-forwarded-for": "192.0.2.1" };
  const named = (visitor: string, token?: string) =>
    addressOf({ ...caller, "x-visitor": visitor, ...(token && { "x-site-token": token }) });
  const own = await addressOf(caller);
  for (const forged of [
    named("visitor-0001"),
    named("visitor-0002", "guess"),
    named("visitor-0002", `${TOKEN}x`),
    named("x", TOKEN),
  ]) {
    equal(await forged, own);
  }
  const first = await named("visitor-0001", TOKEN);
  ok(first !== own && first !== (await named("visitor-0002", TOKEN)), "one for each visitor");
});

Deno.test(
  "a direct caller's IPv6 network of 65,536 /64s has four times the limit of one",
  async () => {
    const networkOf = async (address: string) =>
      (await limitsOf({ "x-forwarded-for": address })).slice(2).map(({ key, max }) => [max, key]);
    const [first] = await networkOf("2001:db8:1:1::1");
    equal(first?.[0], 120);
    equal(await networkOf("2001:db8:1:ffff::9"), [first]);
    ok((await networkOf("2001:db8:2:1::1"))[0]?.[1] !== first?.[1], "another network");
    equal(await networkOf("192.0.2.1"), []);
    // Of a visitor it is the one that the site names.
    const visitor = { "x-visitor": "visitor-0001", "x-network": "network-0001" };
    equal((await limitsOf({ ...visitor, "x-site-token": TOKEN }))[2]?.key, "network network-0001");
    equal((await limitsOf({ "x-forwarded-for": "192.0.2.1", ...visitor })).length, 2);
  },
);

Deno.test("the caller's address is the last one, which the platform adds", async () => {
  const own = await addressOf({ "x-forwarded-for": "192.0.2.1" });
  equal(await addressOf({ "x-forwarded-for": "6.6.6.6, 192.0.2.1" }), own);
  equal(await addressOf({ "x-forwarded-for": "6.6.6.6", "cf-connecting-ip": "192.0.2.1" }), own);
});

Deno.test("one address has one key in every spelling; IPv6 counts by /64", () => {
  const spellings: Record<string, string[]> = {
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
  };
  for (const [key, addresses] of Object.entries(spellings)) {
    for (const address of addresses) equal(addressKey(address), key, address);
  }
});
