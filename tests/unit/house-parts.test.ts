import { HOUSE_PARTS } from "@/app/_sections/house-parts";
import { getServices } from "@/lib/content/services";

it("each service has one part of the house", () => {
  const keys = getServices().map(({ key }) => key);
  expect(HOUSE_PARTS.map(({ service }) => service).sort()).toEqual(keys.sort());
});
