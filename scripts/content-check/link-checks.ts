import { textsIn, type ContentFile } from "@/scripts/content-check/content-files";

/** Links in Markdown and attributes, and front-matter values that are a URL or path. */
function linksIn({ data, body }: ContentFile): string[] {
  const inText = [
    ...body.text.matchAll(/\]\(\s*<?([^)\s>]+)/g),
    ...body.text.matchAll(/href="([^"]+)"/g),
  ];
  const inFields = textsIn(data).filter((text) => /^(https?:\/\/|\/|mailto:|tel:)\S*$/.test(text));
  return [...inText.map(([, link]) => link ?? ""), ...inFields];
}

/** What is wrong with the format of an external link; nothing is fetched. */
export function externalLinkProblem(link: string): string | undefined {
  if (!URL.canParse(link)) return "não é um endereço válido";
  const { protocol, hostname } = new URL(link);
  if (protocol !== "https:") return "não começa com https://";
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/.test(hostname)) return "tem um domínio incompleto";
  if (/(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(hostname)) {
    return "é um domínio de exemplo";
  }
  return undefined;
}

/** Broken links: internal ones without a page, external ones with a malformed URL. */
export function linkWarnings(files: ContentFile[], known: ReadonlySet<string>): string[] {
  return files.flatMap((file) =>
    linksIn(file).flatMap((link) => {
      const problem = link.startsWith("/")
        ? internalLinkProblem(link, known)
        : /^(#|mailto:|tel:)/.test(link)
          ? undefined
          : externalLinkProblem(link);
      return problem ? `${file.body.file}: o link ${link} ${problem}` : [];
    }),
  );
}

function internalLinkProblem(link: string, known: ReadonlySet<string>): string | undefined {
  const path = link.replace(/[?#].*$/, "") || "/";
  return known.has(path) ? undefined : "não leva a nenhuma página do site";
}

/** Images without alternative text. */
export const altWarnings = (files: ContentFile[]): string[] =>
  files.flatMap(({ body: { file, text } }) =>
    [
      ...text.matchAll(/!\[\s*\]\(([^)]*)\)/g),
      ...text.matchAll(/<img\b(?![^>]*\balt="[^"]+")[^>]*>/g),
    ].map(([source]) => `${file}: imagem sem texto alternativo: ${source}`),
  );
