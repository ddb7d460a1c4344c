import { parseRssFeed } from "feedsmith";
import { getArticle } from "@/lib/content/articles";
import { getPage } from "@/lib/content/pages";
import { blogFeed, type FeedArticle } from "@/lib/feeds/blog-feed";

const article = { ...getArticle("rampa-de-teste")!, html: "<p>Rampa</p>" };
const entry = (one: FeedArticle) => parseRssFeed(blogFeed(getPage("blog"), [one])).items![0]!;

it("dates an entry with noon in São Paulo of its article's day, in any time zone", () => {
  expect(blogFeed(getPage("blog"), [{ ...article, date: "2025-01-15" }])).toContain(
    "<pubDate>Wed, 15 Jan 2025 15:00:00 GMT</pubDate>",
  );
});

it("has the article's author, and the company for an article without one", () => {
  expect(entry(article).dc?.creators).toEqual(["Autora Teste"]);
  expect(entry({ ...article, author: undefined }).dc?.creators).toEqual(["PrimoZé"]);
});

it("keeps the guid of an entry when its title and its text change", () => {
  expect(entry({ ...article, title: "Outro", html: "<p>Outro</p>" }).guid).toEqual(
    entry(article).guid,
  );
});
