import {
  getCategories,
  getFeaturedArticles,
  getHomeTeasers,
  getRecentArticles,
} from "@/lib/content/articles";
import {
  getContest,
  getEnglishSummary,
  getParticipation,
  getPartners,
  getPlatforms,
  getTestimonials,
  pageFiles,
} from "@/lib/content/collections/pages";
import { getServices } from "@/lib/content/collections/services";
import { getSocialProjects } from "@/lib/content/collections/social";
import { isOver } from "@/lib/content/dates";
import { coursesByEnd, courseStatus, getLessons, getPastCourses } from "@/lib/content/education";
import { getSpecialProjects } from "@/lib/content/events";
import { getPage, getPagePaths } from "@/lib/content/pages";
import {
  contestEnds,
  getContestRelease,
  getMediaKit,
  getReleases,
  listReleases,
} from "@/lib/content/press";
import { pageName, releasePath } from "@/lib/paths";
import { sitePaths } from "@/tests/support/all-paths";
import { all, fileText, mainOf, plain, plainly, region, texts } from "@/tests/support/built-site";
import { linkHref, linkLabel, site } from "@/lib/site";
import { pagePaths } from "@/tests/support/static-host";

// §1 and §2 page by page: words of the code as literals, words of the content from the content.

const some = (list: readonly unknown[], ...headings: string[]) => (list.length > 0 ? headings : []);
const heading = (page: string) => getPage(page).heading;

const episodePages = pagePaths().filter((page) => page.startsWith("/primoze-cast/"));
const kit = getMediaKit();
const contest = getContest();
const release = getContestRelease();
const lessons = getLessons();
const reais = (amount: number) => `R$ ${amount.toLocaleString("pt-BR")}`;

/** "2025-09-28" as pages write it: 28/09/2025. */
const numeric = (day: string) => day.split("-").reverse().join("/");

const containing = (text: string) => expect.stringContaining(text) as string;

/** Headings that begin with the number of what they head. */
const SERVICES = "uma só equipe";
const WAYS = "de entrar na obra";

/** The headings of a page in order, without those of its dialogs. */
const HEADINGS: [page: string, headings: string[]][] = [
  [
    "/",
    [
      heading("home"),
      ...some(getSpecialProjects(), "Projetos especiais"),
      "Serviços para a casa, a loja e o prédio",
      "Obra no nível e no prumo",
      "Mão Amiga: obra para quem mais precisa",
      ...some(getHomeTeasers(), "Do blog"),
      "Vamos Construir Juntos?",
    ],
  ],
  [
    "/servicos",
    [
      heading("servicos"),
      "Certificação NR35 para trabalho em altura",
      getServices().length === 6 ? "Seis serviços, uma só equipe" : containing(SERVICES),
      "Pronto para Começar?",
    ],
  ],
  [
    "/projetos-sociais",
    [
      heading("projetos-sociais"),
      "A ideia do Mão Amiga",
      ...some(getSocialProjects(), "Onde a mão já chegou"),
      getParticipation().length === 4 ? "Quatro jeitos de entrar na obra" : containing(WAYS),
      "Proponha um projeto social",
      ...some(getPartners(), "Quem acredita na gente"),
    ],
  ],
  [
    "/mulheres-na-manutencao",
    [
      heading("mulheres-na-manutencao"),
      "O que você aprende",
      "Aulas práticas",
      ...some(getTestimonials(), "Quem já riscou a lista"),
      "Ninguém conserta sozinha",
    ],
  ],
  [
    "/blog",
    [
      heading("blog"),
      ...some(getFeaturedArticles(), "Em destaque"),
      ...some(getCategories(), "Por assunto"),
      ...some(getRecentArticles(), "Recentes"),
      "Novidades por e-mail",
    ],
  ],
  [
    "/click-na-pintura-release",
    [
      heading("click-na-pintura-release"),
      "O concurso em números",
      release.bonusTitle,
      "Calendário",
      "Parceiros",
      release.ecosystemTitle,
      "Como participar",
      "Contato para a imprensa",
    ],
  ],
  [
    "/media-kit",
    [
      heading("media-kit"),
      "Sobre a PrimoZé",
      "Em números",
      "Seis cores de obra",
      "Logotipos",
      "Imagens",
      "Como usar, como não usar",
      "Contato para a imprensa",
    ],
  ],
];

it.each(HEADINGS)("%s has its headings in the order of the specification", (page, headings) => {
  const shown = all(mainOf(page), "h1, h2").filter((element) => !element.closest("dialog"));
  expect(shown.map(({ textContent }) => plain(textContent!))).toEqual(
    headings.map((text) => (typeof text === "string" ? plain(text) : text)),
  );
});

/** The label of a link in the main part of a page, and where it leads. */
const LINKS: [page: string, label: string, href: string][] = [
  ["/", "SOLICITE UM ORÇAMENTO", "/contato"],
  ["/", "CONHEÇA NOSSOS SERVIÇOS", "/servicos"],
  ["/", "VEJA A LISTA COMPLETA", "/servicos"],
  ["/", "SAIBA MAIS", "/projetos-sociais"],
  ["/", "VER TODOS OS ARTIGOS", "/blog"],
  ["/", "SOLICITAR ORÇAMENTO", "/contato#orcamento"],
  ["/servicos", site.phone, site.phoneHref],
  ["/educacao", "Cursos on-line", "#cursos-online"],
  ["/educacao", "Agenda presencial", "#agenda"],
  ["/educacao", "Conhecer o curso", "/mulheres-na-manutencao"],
  ["/educacao", "Ver Todos os Artigos", "/blog"],
  ["/projetos-sociais", "Quero participar", "#participar"],
  ["/projetos-sociais", "Propor um projeto", "#proposta"],
  ["/primoze-cast", linkLabel("podcastChannel", "Assistir no YouTube"), linkHref("podcastChannel")],
  ["/primoze-cast", "Mídia kit", "/media-kit"],
  ["/primoze-cast", "Participe", "#sugestao"],
  [
    "/mulheres-na-manutencao",
    linkLabel("womenCourse", "Começar a aprender"),
    linkHref("womenCourse"),
  ],
  ["/mulheres-na-manutencao", "Entrar pelo WhatsApp", linkHref("womenCommunity")],
  ["/mulheres-na-manutencao", linkLabel("instagram", "Seguir no Instagram"), linkHref("instagram")],
  ["/contato", site.phone, site.phoneHref],
  ["/click-na-pintura", "Release para a imprensa", "/click-na-pintura-release"],
  ["/click-na-pintura", linkLabel("contestRules", "Ler o regulamento"), linkHref("contestRules")],
  [
    "/click-na-pintura",
    linkLabel(
      "contestSite",
      isOver(contestEnds(contest).entries) ? "Ver o site do concurso" : "Participar do Concurso",
    ),
    linkHref("contestSite"),
  ],
  [
    "/click-na-pintura-release",
    linkLabel("contestSite", `${isOver(release.lastDay) ? "Ver" : "Ir para"} o site do concurso`),
    linkHref("contestSite"),
  ],
  ["/click-na-pintura-release", "Abrir em TXT", "/click-na-pintura-release.txt"],
  ["/media-kit", "Baixar tudo (ZIP)", "/imprensa/primoze-imprensa.zip"],
  ["/imprensa", "Baixar tudo (ZIP)", "/imprensa/primoze-imprensa.zip"],
  ["/imprensa", "mídia kit", "/media-kit"],
];

it.each(LINKS)("%s: “%s” leads to %s", (page, label, href) => {
  const links = all(mainOf(page), "a").filter(
    ({ textContent }) => plain(textContent!).replace(" (abre em nova aba)", "") === plain(label),
  );
  expect(links.map((link) => link.getAttribute("href"))).toContain(href);
});

/**
 * Fields of a page's file that visitors do not read on it: names, addresses, days, what only the
 * search or the press archive has, and what has other words while it is an example, or once it is
 * over. With a dot where the field of another list is read.
 */
const UNREAD = new Set(
  (
    ".title .lead .facts .partners participation.label body slug description searchTitle keywords " +
    "sections articles afterEnd updated asOf check demonstration id key action art example " +
    "criterion picture logo link href buttonColor"
  ).split(" "),
);

/** What visitors read of a value, without marks of Markdown. */
function readTexts(value: unknown, parent = ""): string[] {
  if (typeof value === "string") {
    return [plain(value.replaceAll("*", "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"))];
  }
  if (Array.isArray(value)) return value.flatMap((item) => readTexts(item, parent));
  return Object.entries(value ?? {})
    .filter(([name]) => !UNREAD.has(name) && !UNREAD.has(`${parent}.${name}`))
    .flatMap(([name, one]) => readTexts(one, name));
}

// A list without entries has no page.
it.each(getPagePaths().filter((page) => sitePaths.includes(page)))(
  "%s says everything that its file has for visitors",
  (page) => {
    const text = plain(mainOf(page).textContent!);
    const { [pageName(page)]: fields } = pageFiles.read() as Record<string, object>;
    expect(readTexts(fields).filter((words) => !text.includes(words))).toEqual([]);
  },
);

/** What a section says somewhere; without a section, the page. */
const WORDS: [page: string, section: string, words: readonly string[]][] = [
  [
    "/",
    "Do blog",
    getHomeTeasers().map(({ homeTeaser, category }) => homeTeaser?.category ?? category),
  ],
  ["/servicos", "Pronto para Começar?", [site.email, site.phone]],
  ["/primoze-cast", "", ["Podcast quinzenal", "11.7K visualizações"]],
  ["/primoze-cast", "", [`${episodePages.length} episódios`]],
  ["/contato", "Peça um orçamento", [site.area, site.phone, site.email, "Depois do envio"]],
  ["/contato", "Peça um orçamento", site.hours.flatMap(({ days, time }) => [days, time])],
  ["/click-na-pintura", "", [`Prêmios acima de ${reais(contest.prizesAbove)}`]],
  [
    "/click-na-pintura",
    "",
    contest.prizes.flatMap(({ amount, extra }) => [reais(amount), `mais ${extra}`]),
  ],
  [
    "/click-na-pintura",
    "Da inscrição ao resultado",
    contest.phases.flatMap(({ to, text }) => [numeric(to), text]),
  ],
  [
    "/click-na-pintura",
    "Como as fotos são avaliadas",
    contest.weights.map(({ percent, name }) => `${percent}%${name}`),
  ],
  [
    "/click-na-pintura-release",
    "O concurso em números",
    [reais(contest.prizesAbove), `${contest.scholarships}`, release.scope, release.scopeText],
  ],
  [
    "/click-na-pintura-release",
    "Calendário",
    release.schedule.flatMap(({ name, from, to, text }) => [
      name,
      text,
      ...(from && to ? [`${numeric(from)} a ${numeric(to)}`] : []),
    ]),
  ],
  ["/click-na-pintura-release", "Contato para a imprensa", ["até 24 horas", site.email]],
  ["/media-kit", "Contato para a imprensa", ["até 24 horas", site.email, site.phone]],
  ["/imprensa", "Contato para a imprensa", ["Resposta em até 24 horas", site.email]],
  ["/imprensa", "Fatos para citar", kit.statistics.map(({ value }) => value)],
];

it.each(WORDS)("%s: the section “%s” says %j", (page, section, words) => {
  const text = plain((section ? region(page, section) : mainOf(page))?.textContent ?? "");
  for (const word of plainly(words)) expect(text).toContain(word);
});

/** Buttons of the specification that do nothing yet say why. */
it.each([
  ["/primoze-cast", "Ouvir no Spotify (em breve)"],
  ["/primoze-cast", "Patrocine"],
])("%s: the button “%s” is disabled, with its reason", (page, label) => {
  const [button] = all(mainOf(page), "button").filter(
    ({ textContent }) => plain(textContent!) === label,
  );
  expect(button?.hasAttribute("disabled")).toBe(true);
  const reason = button!.getAttribute("aria-describedby")!;
  expect(mainOf(page).ownerDocument.getElementById(reason)?.textContent).toMatch(/\w+\.$/);
});

it("§2: the quick WhatsApp box opens a conversation with a text", () => {
  const [link] = all(mainOf("/contato"), "#whatsapp a");
  const { host, searchParams } = new URL(link!.getAttribute("href")!);
  expect(host).toBe("wa.me");
  expect(searchParams.get("text")).toBe("Olá! Gostaria de pedir um orçamento.");
});

describe("§2: services", () => {
  it("each card has its description, and its specialties in two or three columns", () => {
    for (const { slug, body, specialties } of getServices()) {
      const card = mainOf("/servicos").querySelector(`#${slug}`)!;
      const [first = ""] = plain(body.text).split(/[[*_]/);
      expect(plain(card.textContent!)).toContain(first.trim());
      const groups = texts(card, "h4").slice(0, specialties.length);
      expect(groups).toEqual(plainly(specialties.map(({ title }) => title)));
      expect([2, 3]).toContain(specialties.length);
    }
  });

  it("home links each service by its part of the house and by its name", () => {
    const links = all(mainOf("/"), 'a[href^="/servicos#"]').map((link) =>
      link.getAttribute("href"),
    );
    for (const { slug } of getServices())
      expect(links.filter((href) => href === `/servicos#${slug}`).length).toBeGreaterThanOrEqual(2);
  });
});

describe("§2, §4: education", () => {
  const main = mainOf("/educacao");

  it("the agenda is a table of courses to come and over, with badge and button by status", () => {
    const { coming, past } = coursesByEnd();
    const columns = ["Curso", "Data", "Local", "Status", "Inscrição"];
    expect(texts(main, "thead th")).toEqual(coming.length + past.length > 0 ? columns : []);
    const rows = all(main, "tbody tr");
    expect(rows.map(({ id }) => id)).toEqual([...coming, ...past].map(({ slug }) => slug));
    for (const [index, { name, date, location, status }] of [...coming, ...past].entries()) {
      const row = plain(rows[index]!.textContent!);
      for (const text of [name, date, location, status]) expect(row).toContain(plain(text));
      const { action } = courseStatus(status);
      const over = index >= coming.length;
      expect(row.includes("Curso já realizado.")).toBe(over);
      // The specified button stays; of what is over, only the waiting list leads on.
      const isDisabled = over && action !== "Lista de Espera";
      expect(texts(rows[index], "button[disabled]")).toEqual(isDisabled ? [action] : []);
      expect(texts(rows[index], "a")).toEqual(isDisabled ? [] : [`${action} (${plain(name)})`]);
      // What the form makes of it: tests/unit/forms.test.ts.
      for (const link of all(rows[index], "a[href^='/contato']")) {
        const { searchParams, hash } = new URL(link.getAttribute("href")!, "http://site");
        expect([searchParams.get("curso"), hash]).toEqual([name, "#orcamento"]);
      }
    }
    const text = plain(main.textContent!);
    expect(text.includes("A próxima turma ainda está sem data.")).toBe(coming.length === 0);
  });

  it("the tape under the heading has the dates ahead, or the lessons when none is", () => {
    const { coming } = coursesByEnd();
    const entries = (label: string) =>
      texts(main, `[aria-label="${label}"] > li:not([aria-hidden])`);
    expect(entries("Datas da agenda")).toEqual(
      coming.map(({ name }) => expect.stringContaining(plain(name))),
    );
    expect(entries("Aulas on-line")).toEqual(
      coming.length > 0 ? [] : lessons.map(({ minutes, title }) => `${minutes} min${plain(title)}`),
    );
  });

  it("has two courses on-line, three articles at most, and a mail draft for the newsletter", () => {
    expect(all(region("/educacao", "Cursos on-line"), "article")).toHaveLength(2);
    expect(plain(region("/educacao", "Cursos on-line")?.textContent ?? "")).toContain("Em Breve");
    expect(all(region("/educacao", "Para ler antes da aula"), "article")).toHaveLength(3);
    const [newsletter] = all(main, "a").filter(
      ({ textContent }) => plain(textContent!) === "Receber novidades",
    );
    expect(newsletter?.getAttribute("href")).toMatch(`mailto:${site.email}?subject=`);
  });

  it("§3: the summary of a past course has its testimonials; stars only where somebody gave them", () => {
    for (const { slug, title, testimonials } of getPastCourses()) {
      const dialog = main.querySelector(`#resumo-${slug}`)!;
      expect(texts(dialog, "h2")).toEqual([plain(title)]);
      for (const { quote } of testimonials)
        expect(plain(dialog.textContent!)).toContain(plain(quote));
      const given = testimonials.filter(({ demonstration }) => !demonstration);
      expect(all(dialog, '[aria-label$="estrelas"]')).toHaveLength(given.length);
      expect(texts(main, `[commandfor="resumo-${slug}"]`)).toContain("Ver Resumo / Depoimentos");
    }
  });
});

describe("§2: social projects", () => {
  it("each has a card; without a video it says “Vídeo em breve”, and no player loads by itself", () => {
    const cards = all(region("/projetos-sociais", "Onde a mão já chegou"), "article");
    expect(
      cards.map((card) => [texts(card, "h3")[0], card.textContent!.includes("Vídeo em breve")]),
    ).toEqual(getSocialProjects().map(({ titulo, videoUrl }) => [plain(titulo), !videoUrl]));
    expect(all(mainOf("/projetos-sociais"), "iframe")).toEqual([]);
  });

  it("the ways to take part lead to a form, to the proposal, or open a dialog", () => {
    const ways = region("/projetos-sociais", WAYS)!;
    for (const { action, label } of getParticipation()) {
      const [name, href] = {
        volunteer: [linkLabel("volunteerForm", label), linkHref("volunteerForm")],
        donation: [label, "/projetos-sociais/doacao"],
        proposal: [label, "#proposta"],
      }[action];
      const link = all(ways, "a").find(({ textContent }) => textContent!.includes(name!));
      expect([action, link?.getAttribute("href")]).toEqual([action, href]);
    }
  });

  it("every partner has a logo with its name", () => {
    const logos = all(region("/projetos-sociais", "Quem acredita na gente"), "img, [role=img]");
    expect(
      logos.map((logo) => plain(logo.getAttribute("alt") ?? logo.getAttribute("aria-label")!)),
    ).toEqual(plainly(getPartners().map(({ name }) => name)));
  });
});

const PLATFORMS = getPage("primoze-cast").sections.find(({ id }) => id === "plataformas")!.title;

it("§2: a card of a platform leads there, or says why not", () => {
  const cards = all(region("/primoze-cast", PLATFORMS), "li:has(h3)");
  for (const [index, { link }] of getPlatforms().entries()) {
    const found = cards[index]!.querySelector("a")?.getAttribute("href");
    expect(found).toBe(link?.href);
    if (!link) expect(texts(cards[index], "button[disabled]")).toEqual(["Em breve"]);
  }
});

it("§2, §9: the lessons have their minutes, a video to watch and a handout", () => {
  const section = region("/mulheres-na-manutencao", "Aulas práticas")!;
  const sum = lessons.reduce((minutes, lesson) => minutes + lesson.minutes, 0);
  expect(plain(section.textContent!)).toContain(`São ${sum} minutos ao todo.`);
  for (const { slug, title, minutes } of lessons) {
    const item = section.querySelector(`#${slug}`)!;
    expect(plain(item.textContent!)).toContain(`${minutes} min`);
    expect(item.querySelector(`[commandfor="aula-${slug}"]`)?.getAttribute("aria-label")).toBe(
      `Assistir aula: ${title}`,
    );
    expect(item.querySelector(`a[href$="/apostilas/${slug}"]`)).not.toBeNull();
  }
});

it("§3: a testimonial has quote, name, age and profession; stars only where somebody gave them", () => {
  const section = region("/mulheres-na-manutencao", "Quem já riscou a lista");
  const people = getTestimonials();
  const text = plain(section?.textContent ?? "");
  for (const { quote, age, profession } of people)
    for (const words of [quote, `, ${age} anos · ${profession}`])
      expect(text).toContain(plain(words));
  const given = people.filter(({ demonstration }) => !demonstration);
  expect(all(section, '[aria-label$="estrelas"]')).toHaveLength(given.length);
});

it("§2, §4: the blog has a section for each category with articles, with their count", () => {
  const groups = all(region("/blog", "Por assunto"), "details");
  // Closed, and none closes another.
  expect(all(mainOf("/blog"), "details[open], details[name]")).toEqual([]);
  expect(
    groups.map((group) => [
      texts(group, "summary > span:not([aria-hidden])"),
      all(group, "a").length,
    ]),
  ).toEqual(
    getCategories().map(({ category, articles }) => [
      [plain(category), `${articles.length} ${articles.length === 1 ? "artigo" : "artigos"}`],
      articles.length,
    ]),
  );
  expect(all(mainOf("/blog"), 'input[type=search][placeholder="Buscar..."]')).toHaveLength(1);
});

describe("§2: the contest", () => {
  it("says once that it is over, from its last day on", () => {
    const { result } = contestEnds(contest);
    const ended = `Terminou em ${numeric(result)}`;
    expect(plain(mainOf("/click-na-pintura").textContent!).includes(ended)).toBe(isOver(result));
  });

  it("names the authorisation, or where to find it", () => {
    const text = plain(region("/click-na-pintura", "As regras")!.textContent!);
    expect(text).toContain(contest.authorisation ?? "Confira no regulamento");
    expect(text).not.toContain("a publicar antes do lançamento");
  });
});

describe("the press", () => {
  it("a release has its day, and says once when it ended", () => {
    const { date, lastDay } = release;
    const [day] = all(mainOf("/click-na-pintura-release"), "time");
    expect(day?.getAttribute("datetime")).toBe(date);
    const text = plain(mainOf("/click-na-pintura-release").textContent!);
    const ends = isOver(lastDay) ? [`Terminou em ${numeric(lastDay)}`] : [];
    expect(text.match(/Terminou em [\d/]+/g) ?? []).toEqual(ends);
    expect(text.includes("Para divulgação imediata")).toBe(!isOver(lastDay));
  });

  it("the newsroom lists every release with its state, page and text", () => {
    const items = all(region("/imprensa", "Releases"), "ol > li");
    for (const [index, { name, title, lastDay }] of listReleases().entries()) {
      const state =
        lastDay && (isOver(lastDay) ? `Terminou em ${numeric(lastDay)}` : "Em andamento");
      expect(plain(items[index]!.textContent!)).toContain(state ?? plain(title));
      const [page, text] = all(items[index], "a").map((link) => link.getAttribute("href")!);
      expect(page).toBe(releasePath(name));
      expect(fileText(text!)).toContain(title);
    }
  });

  it("a release has city, date, headline, lead and press contact", () => {
    for (const { name, city, date, title, lead } of getReleases()) {
      const text = plain(mainOf(releasePath(name)).querySelector("article")!.textContent!);
      expect(mainOf(releasePath(name)).querySelector(`time[datetime="${date}"]`)).not.toBeNull();
      for (const words of [city, title, lead, "até 24 horas", site.email])
        expect(text).toContain(plain(words));
    }
  });

  it("a group of facts has its source and day, and the summary is in English", () => {
    const facts = region("/imprensa", "Fatos para citar");
    const groups = all(facts, "h3").length;
    expect(groups).toBeGreaterThan(0);
    expect(all(facts, "time")).toHaveLength(groups);
    const summary = region("/imprensa", getEnglishSummary().title);
    expect(summary?.closest("[lang]")?.getAttribute("lang")).toBe("en");
  });

  it("every logo and picture of the media kit is there to download in its formats", () => {
    const { logos, versions, assets } = kit;
    const links = all(mainOf("/media-kit"), "a[download]");
    // Logos in two formats, pictures in three.
    expect(links).toHaveLength(logos.length * versions.length * 2 + assets.length * 3);
    expect(new Set(links.map(({ textContent }) => textContent)).size).toBe(links.length);
  });
});
