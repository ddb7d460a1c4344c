import { pagePolicy } from "@/lib/server/page-policy";

it("sound may come from any host by https, because hosts of podcasts send a player on to others", () => {
  expect(pagePolicy([]).split("; ")).toContain("media-src 'self' https:");
});
