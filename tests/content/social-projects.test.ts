import { getParticipation } from "@/lib/content/participation";
import { getPartners } from "@/lib/content/partners";
import { getPlatforms } from "@/lib/content/platforms";
import { getSocialProjects, socialProjectSchema } from "@/lib/content/social-projects";

describe("§2: the collections of the social projects and podcast pages", () => {
  it("has three projects with different drawings and no video yet", () => {
    const projects = getSocialProjects();
    expect(projects.map(({ illustration }) => illustration)).toEqual([
      "association",
      "disability",
      "court",
    ]);
    expect(projects.every(({ videoUrl }) => videoUrl === undefined)).toBe(true);
  });

  it("has four ways to take part, in the order of §2", () => {
    expect(getParticipation().map(({ action }) => action)).toEqual([
      "volunteer",
      "donation",
      "proposal",
      "proposal",
    ]);
  });

  it("has three partners with three different logos", () => {
    expect(new Set(getPartners().map(({ logo }) => logo)).size).toBe(3);
  });

  it("has the five platforms of §2 in order", () => {
    expect(getPlatforms().map(({ name }) => name)).toEqual([
      "Spotify",
      "Apple Podcasts",
      "Google Podcasts",
      "Deezer",
      "Amazon Music",
    ]);
  });
});

describe("a project's video", () => {
  const project = {
    order: 1,
    titulo: "Um",
    descricao: "Dois",
    servicos: ["Três"],
    illustration: "court",
  };

  it.each(["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "https://youtu.be/dQw4w9WgXcQ"])(
    "may be %s",
    (link) => {
      expect(socialProjectSchema.safeParse({ ...project, videoUrl: link }).success).toBe(true);
    },
  );

  it.each([
    "",
    "dQw4w9WgXcQ",
    "https://example.com/watch?v=dQw4w9WgXcQ",
    "https://youtube.com.example/watch?v=dQw4w9WgXcQ",
    "https://www.youtube.com/@primoze",
  ])("is not %j", (videoUrl) => {
    expect(socialProjectSchema.safeParse({ ...project, videoUrl }).success).toBe(false);
  });
});
