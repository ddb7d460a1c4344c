import { render, screen } from "@testing-library/react";
import { Subscribe } from "@/app/primoze-cast/_sections/subscribe";
import { machinePaths } from "@/lib/paths";
import { absoluteUrl } from "@/lib/site-url";

it("every app gets the address of the feed, which is also there to be copied", () => {
  render(<Subscribe />);
  const feed = absoluteUrl(machinePaths.podcastFeed);
  const { host, pathname } = new URL(feed);
  const hrefs = screen
    .getAllByRole("link")
    .map((link) => [link.textContent, decodeURIComponent(link.getAttribute("href")!)]);
  expect(hrefs).toEqual([
    ["Apple Podcasts", `podcast://${host}${pathname}`],
    ["Overcast", `overcast://x-callback-url/add?url=${feed}`],
    ["Pocket Casts", `pktc://subscribe/${host}${pathname}`],
    ["AntennaPod (abre em nova aba)", `https://antennapod.org/deeplink/subscribe?url=${feed}`],
    [feed, pathname],
  ]);
});
