import { clientAddress, PEER_ADDRESS_HEADER } from "@/lib/server/request";

const headers = (forwarded: string | null, peer = "10.0.0.9") => {
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
    expect(clientAddress(headers(forwarded), proxies)).toBe(expected);
  });

  it("returns unknown without a trusted source", () => {
    expect(clientAddress(new Headers({ "x-forwarded-for": "1.2.3.4" }), 0)).toBe("unknown");
  });
});
