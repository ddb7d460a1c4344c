const MAX_LENGTH = 100;

/**
 * The key under which the requests of an IP address are counted, the same for every spelling. IPv6
 * counts by /64, because one customer of a provider has at least that many addresses.
 */
export function addressKey(address: string): string {
  // No spelling of an address is longer, and whoever forwards one may write anything.
  if (address.length > MAX_LENGTH) return "unknown";
  const text = address.trim().toLowerCase();
  const ipv4 = /^(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/.exec(text)?.[1];
  if (ipv4) return ipv4;
  const [bare = ""] = (/^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? text).split("%", 1);
  const url = `http://[${bare}]/`;
  if (!bare.includes(":") || !URL.canParse(url)) return text;
  const groups = ipv6Groups(new URL(url).hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

function ipv6Groups(canonical: string): number[] {
  const [head = [], tail = []] = canonical
    .split("::")
    .map((part) => (part ? part.split(":").map((group) => parseInt(group, 16)) : []));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail];
}
