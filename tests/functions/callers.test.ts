import { visitorKey } from "../../supabase/functions/_shared/callers.ts";
import { addressKey } from "../../supabase/functions/_shared/contract/address-key.ts";
import { keyedDigest } from "../../supabase/functions/_shared/contract/secrets.ts";
import { equal, ok } from "./support/assert.ts";

const TOKEN = "token-of-the-site";
const VISITOR = "0123456789abcdef0123456789abcdef";
const NAMED = { "x-forwarded-for": "192.0.2.1", "x-visitor": VISITOR, "x-site-token": TOKEN };

// How many messages they may send in an hour: send-contact-email.test.ts.
Deno.test("the visitor that a caller names counts only with the token of the site", async () => {
  const keyOf = (headers: HeadersInit) => visitorKey(new Headers(headers), TOKEN);
  equal(await keyOf(NAMED), `visitor ${VISITOR}`);
  for (const change of [
    { "x-site-token": "" },
    { "x-site-token": "guess" },
    { "x-site-token": `${TOKEN}x` },
    { "x-visitor": "192.0.2.9" },
  ]) {
    equal(await keyOf({ ...NAMED, ...change }), undefined);
  }
  equal(await visitorKey(new Headers(NAMED), undefined), undefined);
});

Deno.test("a digest has a key: nobody can try out the addresses without it", async () => {
  const digest = await keyedDigest(TOKEN, "192.0.2.1");
  ok(/^[0-9a-f]{32}$/.test(digest), digest);
  equal(await keyedDigest(TOKEN, "192.0.2.1"), digest);
  ok((await keyedDigest("another secret", "192.0.2.1")) !== digest, "key");
  ok((await keyedDigest(TOKEN, "192.0.2.2")) !== digest, "address");
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
