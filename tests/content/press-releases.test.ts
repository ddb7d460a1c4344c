import { getPressReleases } from "@/lib/content/press-releases";

describe("getPressReleases", () => {
  it.each([
    ["on the last day of its schedule", "2025-09-28", "open"],
    ["on the day after", "2025-09-29", "ended"],
  ])("gives the state %s", (_when, today, state) => {
    expect(getPressReleases(today)).toMatchObject([{ name: "click-na-pintura", state }]);
  });
});
