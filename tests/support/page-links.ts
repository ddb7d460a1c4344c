import type { APIRequestContext, Page } from "@playwright/test";
import { servers } from "@/tests/support/browser-test";

/** Pages that were fetched already, by path; each test worker has its own. */
const documents = new Map<string, Promise<string | null>>();

/** The HTML at a path of the site, null where the status is not 200. */
function load(request: APIRequestContext, path: string) {
  const known =
    documents.get(path) ??
    request.get(path).then((response) => (response.status() === 200 ? response.text() : null));
  documents.set(path, known);
  return known;
}

/**
 * What is wrong with the links of a page. An internal link must lead to a page, and to an id on it;
 * an outside link opens a new tab without access to the site; others are e-mail addresses and
 * phones.
 */
export async function linkProblems(page: Page, request: APIRequestContext) {
  const links = await page.locator("a[href]").evaluateAll((elements) =>
    // As attributes: the properties of links in a drawing are objects.
    elements.map((element) => ({
      href: new URL(element.getAttribute("href")!, document.baseURI).href,
      target: element.getAttribute("target"),
      rel: element.getAttribute("rel") ?? "",
    })),
  );
  const problems: string[] = [];
  for (const { href, target, rel } of links) {
    const url = new URL(href);
    if (url.origin === new URL(servers.site).origin) {
      const html = await load(request, url.pathname + url.search);
      const id = decodeURIComponent(url.hash.slice(1));
      if (html === null) problems.push(`${href} is not a page`);
      else if (id && !html.includes(`id="${id}"`)) problems.push(`${href} has no such id`);
    } else if (url.protocol === "https:") {
      if (target !== "_blank" || !rel.includes("noopener")) problems.push(`${href} is not safe`);
    } else if (
      !/^(mailto:\S+|tel:\+55\d{10,11}$|(podcast|overcast|pktc):\/\/\S+\/feed\.xml$)/.test(
        decodeURIComponent(href),
      )
    ) {
      problems.push(`${href} is no e-mail address, no phone and no feed for a podcast app`);
    }
  }
  return problems;
}

/**
 * Underlined links that show no line under a part of their text: an inline link does not underline
 * an inline block in it.
 */
export const linesMissingUnderLinks = (page: Page) =>
  page.locator("a").evaluateAll((links) => {
    const isUnderlined = (element: Element) =>
      getComputedStyle(element).textDecorationLine === "underline";
    return links
      .filter((link) => isUnderlined(link) && getComputedStyle(link).display === "inline")
      .flatMap((link) => [...link.querySelectorAll("*")])
      .filter((part) => getComputedStyle(part).display === "inline-block" && !isUnderlined(part))
      .map(({ outerHTML }) => outerHTML);
  });
