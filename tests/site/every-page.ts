import { createHash } from "node:crypto";
import sharp from "sharp";
import { getCompany } from "@/lib/content/collections/company";
import { getPlatforms } from "@/lib/content/collections/pages";
import { contentFiles } from "@/lib/content/content-files";
import { getPage } from "@/lib/content/pages";
import { listReleases } from "@/lib/content/press";
import { pageName, paths, releasePath } from "@/lib/paths";
import {
  allPaths,
  articlePaths,
  episodePaths,
  isOtherEpisode,
  sitePaths,
  tagPaths,
  templatePaths,
  workPaths,
} from "@/tests/support/all-paths";
import {
  all,
  documentOf,
  fileBytes,
  fileText,
  hasFile,
  htmlOf,
  metaOf,
  thingsOf,
} from "@/tests/support/built-site";
import { site } from "@/lib/site";
import { schemaProblems } from "@/tests/support/schema-requirements";
import { pagePaths } from "@/tests/support/static-host";

const built = pagePaths();

/** Of the episodes of the seed, which are alike, two. */
const pages = built.filter((page) => !episodePaths.includes(page) || allPaths.includes(page));

/** Of SITE_URL, or of the test server. */
const pathOf = (address = "") => address.replace(/^https?:\/\/[^/]+/, "") || "/";

it("every built page is one that the content or the code has", () => {
  const known = built.filter((page) => !isOtherEpisode(page));
  expect(known.sort()).toEqual([...sitePaths, ...episodePaths].sort());
});

/** Search engines take a local business only with its address. */
const COMPANY = getCompany().legal.address ? "HomeAndConstructionBusiness" : "Organization";

/** The type that a page has in its JSON-LD by its content; others name the company. */
const TYPES: Record<string, string> = {
  "/": "WebSite",
  "/servicos": "Service",
  "/primoze-cast": "PodcastSeries",
  "/click-na-pintura": "Event",
  "/media-kit": "ImageObject",
};

function typeOf(page: string): string {
  if (articlePaths.includes(page)) return "Article";
  if (articles.includes(page)) return "NewsArticle";
  if (isOtherEpisode(page)) return "PodcastEpisode";
  return TYPES[page] ?? COMPANY;
}

/** A release has no properties of an article while its date is invented. */
const articles = [
  ...articlePaths,
  ...listReleases()
    .filter(({ isDateInvented }) => !isDateInvented)
    .map(({ name }) => releasePath(name)),
];

/** Classes without a rule on some pages, and why. */
const WITHOUT_RULE: Record<string, string> = {
  "note-dica": "only an article has a margin for it",
};

/** The names of the classes in a style sheet, without the escapes of CSS. */
const classesIn = (sheet: string) =>
  new Set(
    [...sheet.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) =>
      name!
        .replace(/\\([\da-f]{1,6}) /g, (_, code: string) =>
          String.fromCodePoint(Number.parseInt(code, 16)),
        )
        .replaceAll("\\", ""),
    ),
  );

describe.each(pages)("%s", (page) => {
  const meta = (name: string) => metaOf(page, name);

  it("has a title and a description that search engines show whole, and one heading", () => {
    const { title, body } = documentOf(page);
    expect(title).toMatch(/^.{1,50} · PrimoZé$/);
    // That of a work is made of its title, place and month.
    const shortest = workPaths.includes(page) ? 1 : 50;
    expect(meta("description")).toMatch(new RegExp(`^.{${shortest},160}$`));
    expect(all(body, "h1").map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\S/),
    ]);
    expect(meta("robots")).toMatch(/^(noindex|max-image-preview:large)$/);
  });

  it("names its own address, the feed, and what messengers show of it", () => {
    const links = (rel: string) =>
      all(documentOf(page).head, `link[rel="${rel}"]`).map((link) =>
        pathOf(link.getAttribute("href")!),
      );
    expect(links("canonical")).toEqual([page]);
    expect(links("alternate")).toContain("/feed.xml");
    const shown = Object.fromEntries(
      ["og", "twitter"].flatMap((kind) =>
        ["title", "description", "image", "image:alt"].map((name) => [
          `${kind}:${name}`,
          meta(`${kind}:${name}`),
        ]),
      ),
    );
    for (const name of ["title", "description", "image", "image:alt"])
      expect([name, shown[`og:${name}`]]).toEqual([name, shown[`twitter:${name}`]]);
    expect(shown["og:title"]).toMatch(/\S/);
    expect(shown["og:description"]).toBe(meta("description"));
    expect({
      url: pathOf(meta("og:url")),
      type: meta("og:type"),
      locale: meta("og:locale"),
      site: meta("og:site_name"),
      card: meta("twitter:card"),
    }).toEqual({
      url: page,
      type: articles.includes(page) ? "article" : "website",
      locale: "pt_BR",
      site: "PrimoZé",
      card: "summary_large_image",
    });
  });

  it("has these tags in its first 8 kB, before the style sheet, as messengers read only a beginning", () => {
    const head = Buffer.from(htmlOf(page)).subarray(0, 8192).toString();
    for (const tag of [
      "<title>",
      '"description"',
      '"canonical"',
      '"og:image:alt"',
      '"twitter:image"',
    ])
      expect(head).toContain(tag);
  });

  it("hands on plain spaces: in links, copied texts and what a form sends unseen", () => {
    const { body } = documentOf(page);
    const handedOn = [
      ...all(body, "a[href]").map((link) => decodeURI(link.getAttribute("href")!)),
      ...all(body, "[data-copy]").map((button) => button.getAttribute("data-copy")),
      ...all(body, "input[type=hidden]").map((input) => input.getAttribute("value")),
    ];
    expect(handedOn.filter((text) => text?.includes("\u00a0"))).toEqual([]);
  });

  it("has a share image of 1200 × 630 px", async () => {
    const image = meta("og:image")!;
    expect(image).toMatch(/^https?:\/\/[^/]+\//);
    expect(meta("og:image:alt")).toMatch(
      /^“.+”, com (um desenho técnico da PrimoZé|a fotografia: .+)$/,
    );
    const file = fileBytes(new URL(image).pathname);
    // WhatsApp shows no picture of a larger file.
    expect(file.length).toBeLessThan(300_000);
    expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  });

  it("has its policy once, before everything that it governs, with the hashes of what is in it", () => {
    const [charset, policy] = documentOf(page).head.children;
    expect(charset?.getAttribute("charset")).toBe("utf-8");
    expect(policy?.getAttribute("http-equiv")).toBe("Content-Security-Policy");
    expect(all(documentOf(page), "[http-equiv]")).toHaveLength(1);
    const content = policy!.getAttribute("content")!;
    expect(content).toContain("default-src 'none'");
    expect(content).not.toMatch(
      /(?<!style-src-attr )'unsafe-(inline|eval)|http:|\*|script-src[^;]* (data|https):/,
    );
    const scripts = all(documentOf(page), "script:not([type='application/ld+json'])");
    const styles = [...htmlOf(page).matchAll(/<style[^>]*>(.*?)<\/style>/gs)];
    const hashes = [
      ...scripts.map(({ textContent }) => textContent!),
      ...styles.map(([, text]) => text!),
    ].map((text) => createHash("sha256").update(text).digest("base64"));
    expect(hashes.filter((hash) => !content.includes(`'sha256-${hash}'`))).toEqual([]);
    expect(all(documentOf(page), "script[src]")).toEqual([]);
  });

  it("has its style sheets in itself, whole and once", () => {
    const links = all(documentOf(page), "link[rel=stylesheet]");
    const sheets = links.map((link) => fileText(link.getAttribute("href")!)).join("\n");
    // Those with attributes are React's.
    const [head = ""] = htmlOf(page).split("</head>");
    const [, style, ...others] = head.split("<style>");
    expect(links.length).toBeGreaterThan(0);
    // Fonts are named from the folder of the sheet.
    const whole = sheets.replaceAll("url(../", "url(/_next/static/");
    expect(style === `${whole}</style>`).toBe(true);
    expect(others).toEqual([]);
  });

  it("has a rule for each of its classes", () => {
    const classes = new Set(all(documentOf(page), "[class]").flatMap((one) => [...one.classList]));
    const rules = classesIn(/<style>(.*?)<\/style>/s.exec(htmlOf(page))![1]!);
    expect([...classes].filter((name) => !rules.has(name) && !WITHOUT_RULE[name])).toEqual([]);
  });

  it("has complete JSON-LD of the types of its content", () => {
    const things = thingsOf(page);
    expect(schemaProblems(things)).toEqual([]);
    const types = things.map((thing) => thing["@type"]);
    expect(types).toContain(typeOf(page));
    expect(types.includes("BreadcrumbList")).toBe(page !== paths.home);
    if (!isOtherEpisode(page)) expect(JSON.stringify(things)).toContain('"logo":');
  });

  it("§2: has the links of header and footer, the profiles and the contact", () => {
    const linksIn = (part: string) =>
      all(documentOf(page), `${part} a`).map((link) => [
        link.getAttribute("aria-label") ?? link.textContent!.trim(),
        link.getAttribute("href"),
      ]);
    const main = [
      ["INÍCIO", "/"],
      ["SERVIÇOS", "/servicos"],
      ["EDUCAÇÃO", "/educacao"],
      ["PROJETOS SOCIAIS", "/projetos-sociais"],
      ["PODCAST", "/primoze-cast"],
      ["CONTATO", "/contato"],
    ];
    const [header, footer] = ["body > header", "body > footer"].map(linksIn);
    expect(header).toEqual(expect.arrayContaining(main));
    // A page is marked in the menu, and so is the one above it.
    const marked = all(documentOf(page), 'nav[aria-label="Principal"] [aria-current="page"]');
    expect(marked.map((link) => link.getAttribute("href"))).toEqual(
      main.flatMap(([, href]) => (page === href || page.startsWith(`${href}/`) ? [href] : [])),
    );
    expect(footer).toEqual(
      expect.arrayContaining([
        ...main,
        ["Blog", "/blog"],
        ["Calculadoras", "/calculadoras"],
        ["Imprensa", "/imprensa"],
        ["Mapa do site", "/mapa-do-site"],
        [site.phone, site.phoneHref],
      ]),
    );
    // In prominence: LBI, art. 63, § 1.
    expect(footer![0]).toEqual(["Acessibilidade", paths.accessibility]);
    for (const links of [header!, footer!])
      for (const profile of ["Instagram", "YouTube", "Facebook"])
        expect(links.map(([name]) => name)).toContainEqual(expect.stringContaining(profile));
    const { textContent } = documentOf(page).querySelector("body > footer")!;
    expect(textContent).toContain("© 2025");
    expect(textContent).toContain(site.email);
  });

  it("has links that lead to a page and to an id on it, or safely to another site", () => {
    expect(linkProblems(page)).toEqual([]);
  });

  it("has ids that stand once, and pictures with their file, size and alternative text", () => {
    const ids = all(documentOf(page), "[id]").map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const pictures = all(documentOf(page), "img").filter(
      (picture) => !["alt", "width", "height"].every((name) => picture.hasAttribute(name)),
    );
    expect(pictures.map(({ outerHTML }) => outerHTML)).toEqual([]);
    const files = all(documentOf(page), "img").map((picture) => picture.getAttribute("src")!);
    // The server fetches covers of YouTube's videos.
    expect(files.filter((file) => !file.startsWith("/_next/image") && !hasFile(file))).toEqual([]);
  });

  it("has no form without a name, by which screen readers announce it", () => {
    const document = documentOf(page);
    const isNamed = (form: Element) => {
      const heading = document.getElementById(form.getAttribute("aria-labelledby") ?? "");
      return /\S/.test(form.getAttribute("aria-label") ?? heading?.textContent ?? "");
    };
    // A search is a landmark of its own.
    const forms = all(document, "form:not([role=search])").filter((form) => !isNamed(form));
    expect(forms.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });

  it("has no list without an entry and no section with nothing below its heading", () => {
    const lists = all(documentOf(page), "ul, ol, dl, tbody").filter(
      ({ children }) => children.length === 0,
    );
    const sections = all(documentOf(page), "section").filter((section) => {
      const below = section.cloneNode(true) as Element;
      for (const heading of all(below, "h1, h2, h3, h4, h5, h6")) heading.remove();
      return !below.querySelector("svg, img, a, button, input") && !below.textContent!.trim();
    });
    expect([...lists, ...sections].map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  });
});

const written = contentFiles()
  .map(({ data, body }) => JSON.stringify(data) + body.text)
  .join();

/**
 * A dead link of the content is a warning for editors and stays in its page, so that a deletion can
 * be published alone. The delivered content has none (tests/delivered).
 */
const isWritten = (address: string) =>
  written.includes(`](${address})`) || written.includes(`"${address}"`);

/** What is wrong with the links and the plain forms of a page. */
function linkProblems(page: string): string[] {
  const problem = (link: Element): string | undefined => {
    const address = link.getAttribute("href") ?? link.getAttribute("action")!;
    const url = new URL(address, `http://site${page}`);
    if (url.host === "site") {
      if (url.pathname.startsWith("/api/")) return undefined;
      if (url.pathname !== page && !built.includes(url.pathname))
        return hasFile(url.pathname) ? undefined : "is no page and no file";
      const id = decodeURIComponent(url.hash.slice(1));
      return id && !documentOf(url.pathname).getElementById(id) ? "has no such id" : undefined;
    }
    if (url.protocol === "https:") {
      const opensSafely =
        link.getAttribute("target") === "_blank" && link.getAttribute("rel")?.includes("noopener");
      return opensSafely ? undefined : "does not open safely in a new tab";
    }
    // Public services have short numbers, or begin with 0800.
    return /^(mailto:\S+|tel:(\+55\d{10,11}|1\d\d|0800\d{7}))$/.test(address)
      ? undefined
      : "is no e-mail address and no phone";
  };
  return all(documentOf(page), "a[href], form[action]").flatMap((link) => {
    const found = problem(link);
    return found && !isWritten(link.getAttribute("href") ?? "")
      ? `${link.outerHTML.slice(0, 120)} ${found}`
      : [];
  });
}

it("every address of the search is a page, and an id on it", () => {
  const records = JSON.parse(fileText("/busca.json")) as { url: string }[];
  expect(records.length).toBeGreaterThan(sitePaths.length);
  const missing = records.filter(({ url }) => {
    const [address = "", id] = url.split("#");
    const [page = ""] = address.split("?");
    return !built.includes(page) || (id && !documentOf(page).getElementById(id));
  });
  // The section of the platforms is there when there is one.
  const left = getPlatforms().length === 0 ? ["/primoze-cast#plataformas"] : [];
  expect(missing.map(({ url }) => url)).toEqual(left);
});

// Two articles may have the same words: that is for editors to see, not for the program.
const different = [...new Set([...templatePaths, ...tagPaths])];

it.each([
  ["titles", different, (page: string) => documentOf(page).title],
  ["descriptions", different, (page: string) => metaOf(page, "description")],
  [
    "headings",
    // A subject of the blog may have the name of a page.
    templatePaths.filter((page) => !tagPaths.includes(page)),
    (page: string) => documentOf(page).querySelector("h1")?.textContent,
  ],
  [
    "share images",
    // Subjects have that of the blog, and two works may have the same photograph.
    pages.filter((page) => ![...tagPaths, ...workPaths.slice(1)].includes(page)),
    (page: string) => metaOf(page, "og:image"),
  ],
])("no two pages share %s", (_what, some, of) => {
  expect(new Set(some.map(of)).size).toBe(some.length);
});

it("the release is shared by its headline", () => {
  const page = paths.pressRelease;
  expect(metaOf(page, "og:title")).toBe(getPage(pageName(page)).heading);
});

it("§2: the not-found page has both titles, the way home, the search field and the main links", () => {
  const main = documentOf("/404").querySelector("main")!;
  expect(all(main, "h1, h1 + p").map(({ textContent }) => textContent)).toEqual([
    "Página não encontrada",
    "Page not found",
  ]);
  expect(all(main, 'a[href="/"]')).toHaveLength(1);
  expect(main.querySelector("input[type=search]")?.getAttribute("placeholder")).toBe("Buscar...");
  expect(all(main, "nav a").map(({ textContent }) => textContent)).toEqual([
    "SERVIÇOS",
    "EDUCAÇÃO",
    "PROJETOS SOCIAIS",
    "PODCAST",
    "CONTATO",
    "BLOG",
  ]);
  expect(linkProblems("/404")).toEqual([]);
});
