import { textsIn, type ContentFile } from "@/scripts/content-check/content-files";

/** Links in Markdown, in attributes, and texts of the front-matter that are an address. */
function linksIn({ data, body }: ContentFile): string[] {
  const inText = [...body.matchAll(/\]\(\s*<?([^)\s>]+)/g), ...body.matchAll(/href="([^"]+)"/g)];
  const inFields = textsIn(data).filter((text) => /^(https?:\/\/|\/|mailto:|tel:)\S*$/.test(text));
  return [...inText.map(([, link]) => link ?? ""), ...inFields];
}

/** What is wrong with the form of a link that leaves the site; nothing is fetched. */
export function outsideLinkProblem(link: string): string | undefined {
  if (!URL.canParse(link)) return "não é um endereço válido";
  const { protocol, hostname } = new URL(link);
  if (protocol !== "https:") return "não começa com https://";
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname)) return "tem um domínio incompleto";
  if (/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname)) {
    return "é um domínio de exemplo";
  }
  return undefined;
}

/** Links that lead nowhere: within the site to no page, or of a form that no other site has. */
export function linkWarnings(files: ContentFile[], known: ReadonlySet<string>): string[] {
  return files.flatMap((file) =>
    linksIn(file).flatMap((link) => {
      const problem = link.startsWith("/")
        ? insideLinkProblem(link, known)
        : /^(#|mailto:|tel:)/.test(link)
          ? undefined
          : outsideLinkProblem(link);
      return problem ? `${file.file}: o link ${link} ${problem}` : [];
    }),
  );
}

function insideLinkProblem(link: string, known: ReadonlySet<string>): string | undefined {
  const path = link.replace(/[?#].*$/, "") || "/";
  return known.has(path) ? undefined : "não leva a nenhuma página do site";
}

/** Pictures without a text for those who do not see them. */
export const altWarnings = (files: ContentFile[]): string[] =>
  files.flatMap(({ file, body }) =>
    [
      ...body.matchAll(/!\[\s*\]\(([^)]*)\)/g),
      ...body.matchAll(/<img\b(?![^>]*\balt="[^"]+")[^>]*>/g),
    ].map(([source]) => `${file}: imagem sem texto alternativo: ${source}`),
  );
