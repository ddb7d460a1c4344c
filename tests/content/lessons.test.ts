import { getLearningAreas } from "@/lib/content/learning-areas";
import { getLesson, getLessons, totalMinutes } from "@/lib/content/lessons";
import { getTestimonials } from "@/lib/content/testimonials";

describe("§2, §9: the lessons of Mulheres na Manutenção", () => {
  it("take 15, 20, 25, 18, 12 and 22 minutes", () => {
    expect(getLessons().map(({ minutes }) => minutes)).toEqual([15, 20, 25, 18, 12, 22]);
    expect(totalMinutes(getLessons())).toBe(112);
  });

  it("have 250 to 400 words, steps, and no headings (ids would repeat on the page)", () => {
    for (const { slug, body } of getLessons()) {
      const words = body.text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
      expect([slug, words >= 250 && words <= 400]).toEqual([slug, true]);
      expect([slug, /^#/m.test(body.text)]).toEqual([slug, false]);
      expect([slug, /^1\. /m.test(body.text)]).toEqual([slug, true]);
    }
  });

  it("have sheet numbers of their three areas", () => {
    expect(getLearningAreas().map(({ code }) => code)).toEqual(["ELE", "HID", "REP"]);
    expect(getLessons().map(({ sheet }) => sheet)).toEqual([
      "ELE-01",
      "ELE-02",
      "HID-01",
      "HID-02",
      "REP-01",
      "REP-02",
    ]);
  });

  it("have different drawings", () => {
    const arts = getLessons().map(({ art }) => art);
    expect(new Set(arts).size).toBe(arts.length);
  });

  it("are found by their slugs", () => {
    expect(getLesson("sifao")?.order).toBe(4);
    expect(getLesson("nenhuma")).toBeUndefined();
  });
});

it("§3: testimonials have five stars and are marked as fictitious", () => {
  expect(getTestimonials().map(({ stars }) => stars)).toEqual([5, 5, 5]);
  expect(getTestimonials().every(({ demonstration }) => demonstration)).toBe(true);
});
