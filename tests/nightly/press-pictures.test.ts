import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import exifr from "exifr";
import { getMediaKit } from "@/lib/content/press";

const folder = "public/brand";
const kit = getMediaKit();

it.each(readdirSync(folder).filter((name) => /\.(png|jpg)$/.test(name)))(
  "another reader than the writer finds what %s says of itself",
  async (name) => {
    const file = readFileSync(path.join(folder, name));
    const { description, UsageTerms, ...rest } = await exifr.parse(file, { xmp: true });
    expect(description.value).toMatch(/\p{L}/u);
    expect(rest).toMatchObject({ creator: "PrimoZé", Credit: kit.credit, Marked: true });
    expect(UsageTerms?.value ?? "").toBe(kit.confirmedLicence.join(" "));
  },
);
