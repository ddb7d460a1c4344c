import {
  getArticles,
  getRelatedArticles,
  getSeriesParts,
  readOn,
  reviewLine,
} from "@/lib/content/articles";
import { getPlatforms } from "@/lib/content/collections/pages";
import { articlePath, episodePath } from "@/lib/paths";
import { allPaths, demoEpisodePages } from "@/tests/support/all-paths";
import { all, mainOf, plain, plainly, region, texts } from "@/tests/support/built-site";

describe.each(getArticles().map((article) => [articlePath(article.slug), article] as const))(
  "%s",
  (page, article) => {
    const main = mainOf(page);
    const text = plain(main.querySelector("article")!.textContent!);

    it("§2: has date, tags, the way back to the blog and its call to action", () => {
      const { title, date, category, tags, readingMinutes, updated, cta } = article;
      for (const words of [title, category, `${readingMinutes} min`])
        expect(text).toContain(plain(words));
      expect(all(main, "article time")[0]?.getAttribute("datetime")).toBe(date);
      expect(text.includes("Atualizado em")).toBe(updated !== undefined && updated > date);
      expect(texts(main, '[aria-labelledby="assuntos"] li')).toEqual(plainly(tags));
      expect(texts(main, 'article a[href="/blog"]')[0]).toBe("Voltar ao blog");
      const call = all(region(page, cta.title), "a");
      expect(call.map((link) => [plain(link.textContent!), link.getAttribute("href")])).toEqual([
        [plain(cta.label), cta.service ? `${cta.href}?servico=${cta.service}#orcamento` : cta.href],
      ]);
    });

    it("names who reviewed it, and its sources", () => {
      expect(plain(main.textContent!)).toContain(plain(reviewLine(article)));
      for (const source of article.sources)
        for (const words of [source.title, readOn(source)]) expect(text).toContain(plain(words));
    });

    it("lists its headings, and two related articles at most", () => {
      const headings = all(main, ".article-prose :is(h2, h3)");
      const listed = all(main, '[aria-labelledby="neste-artigo"] a').map((link) => [
        plain(link.textContent!),
        link.getAttribute("href"),
      ]);
      expect(listed).toEqual(
        headings.map(({ id, textContent }) => [plain(textContent!), `#${id}`]),
      );
      expect(texts(region(page, "Leia também"), "h3")).toEqual(
        plainly(getRelatedArticles(article, 2).map(({ title }) => title)),
      );
    });

    it("leads to the other parts of its series, and marks this one", () => {
      const parts = getSeriesParts(article);
      const links = all(main, '[aria-labelledby="serie"] a');
      expect(
        links.map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]),
      ).toEqual(
        parts.map(({ slug }) => [articlePath(slug), slug === article.slug ? "page" : null]),
      );
    });

    it("is shared by WhatsApp and by e-mail with title and address, and as its address alone", () => {
      const [whatsapp, email] = all(main, '[aria-labelledby="compartilhar"] a').map((link) =>
        link.getAttribute("href")!,
      );
      const { origin, pathname, searchParams } = new URL(whatsapp!);
      expect(origin + pathname).toBe("https://wa.me/");
      const shared = searchParams.get("text")!;
      expect(shared.startsWith(`${article.title} http`)).toBe(true);
      expect(shared.endsWith(page)).toBe(true);
      const draft = new URL(email!).searchParams;
      expect([`${draft.get("subject")} ${draft.get("body")}`]).toEqual([shared]);
      const [copy] = all(main, '[aria-labelledby="compartilhar"] [data-copy]');
      expect(`${article.title} ${copy!.getAttribute("data-copy")}`).toBe(shared);
    });

    it("has the captions of its figures, and their descriptions folded", () => {
      const written = article.body.text.matchAll(/<Figure\s[^>]*?caption="([^"]+)"/g);
      expect(texts(main, ".figure figcaption p:first-child")).toEqual(
        plainly(Array.from(written, ([, caption = ""]) => caption)),
      );
      expect(all(main, ".figure details[open]")).toEqual([]);
    });
  },
);

describe.each(
  demoEpisodePages
    .filter(({ page }) => allPaths.includes(page))
    .map((episode) => [episode.page, episode] as const),
)("%s", (page, episode) => {
  const main = mainOf(page);

  it("has people, chapters that lead into the video, the transcript and its neighbours", () => {
    const { notes, chapters, previous, next } = episode;
    const text = plain(main.textContent!);
    for (const { name } of notes?.people ?? []) expect(text).toContain(plain(name));
    expect(text).toContain("Este episódio ainda é um exemplo.");
    expect(
      all(main, '[aria-labelledby="capitulos"] a').map((link) => link.getAttribute("href")),
    ).toEqual(
      chapters.map(({ second }) => expect.stringMatching(new RegExp(`[#&]t=${second}s?$`))),
    );
    for (const { text: paragraph } of notes?.transcript ?? [])
      expect(text).toContain(plain(paragraph));
    const neighbours = all(main, '[aria-label="Outros episódios"] a');
    expect(neighbours.map((link) => link.getAttribute("href"))).toEqual(
      expect.arrayContaining([previous, next].flatMap((one) => (one ? episodePath(one.slug) : []))),
    );
  });

  it("leads to each platform that has an address, by the words of its button", () => {
    const links = all(main, 'a[href^="https"]').map((link) => [
      plain(link.textContent!),
      link.getAttribute("href"),
    ]);
    for (const { link } of getPlatforms())
      if (link)
        expect(links).toContainEqual([expect.stringContaining(plain(link.label)), link.href]);
  });

  it("plays its sound in the browser's own controls, when asked", () => {
    const players = all(main, "audio");
    expect(
      players.map((player) => [player.getAttribute("preload"), player.hasAttribute("controls")]),
    ).toEqual(episode.notes?.audio ? [["none", true]] : []);
  });
});
