import type * as Site from "@/lib/site";

/** lib/site.ts as it is with these environment variables. */
function siteWith(variables: Record<string, string>): typeof Site {
  const before = { ...process.env };
  Object.assign(process.env, variables);
  try {
    return jest.requireActual<typeof Site>("@/lib/site");
  } finally {
    process.env = before;
    jest.resetModules();
  }
}

/** Label, variable of its address, label without it. */
const LINKS = [
  ["contestSite", "NEXT_PUBLIC_CONTEST_URL", "Falar do concurso no WhatsApp"],
  ["contestRules", "NEXT_PUBLIC_CONTEST_RULES_URL", "Pedir o regulamento no WhatsApp"],
  ["volunteerForm", "NEXT_PUBLIC_VOLUNTEER_FORM_URL", "Oferecer ajuda no WhatsApp"],
  ["womenCourse", "NEXT_PUBLIC_WOMEN_COURSE_URL", "Falar sobre o curso no WhatsApp"],
  ["podcastChannel", "NEXT_PUBLIC_PODCAST_CHANNEL_URL", "Procurar no YouTube"],
  ["podcastEpisodes", "NEXT_PUBLIC_PODCAST_CHANNEL_URL", "Procurar os episódios no YouTube"],
  ["youtube", "NEXT_PUBLIC_YOUTUBE_URL", "Procurar no YouTube"],
  ["instagram", "NEXT_PUBLIC_INSTAGRAM_URL", "Procurar no Instagram"],
] as const;

describe("the label of a link", () => {
  it.each(LINKS)("%s says what the default address does", (link, _, label) => {
    const { linkLabel, externalLinks, socialLinks } = siteWith({});
    expect(linkLabel(link, "Abrir")).toBe(label);
    const addresses = { ...socialLinks, ...externalLinks };
    const address = addresses[link === "podcastEpisodes" ? "podcastChannel" : link];
    expect(address).toMatch(label.includes("WhatsApp") ? /wa\.me/ : /search/);
  });

  it.each(LINKS)("%s is the page's own with an address (%s)", (link, variable) => {
    expect(siteWith({ [variable]: "https://own.example" }).linkLabel(link, "Abrir")).toBe("Abrir");
  });

  it("a configured YouTube profile is the podcast's channel, too", () => {
    const site = siteWith({ NEXT_PUBLIC_YOUTUBE_URL: "https://own.example" });
    expect(site.linkLabel("podcastChannel", "Assistir")).toBe("Assistir");
  });
});
