import { HOUSE_PARTS } from "@/app/_sections/home-hero";
import { getServices } from "@/lib/content/collections";

it("each service has one part of the house", () => {
  const slugs = getServices().map(({ slug }) => slug);
  expect(HOUSE_PARTS.map(({ service }) => service).sort()).toEqual(slugs.sort());
});
