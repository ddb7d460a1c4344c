import { getSheets } from "@/lib/content/collections/sheets";
import { getSymptoms } from "@/lib/content/symptoms";
import { sheetPath } from "@/lib/paths";
import { all, documentOf } from "@/tests/support/built-site";

const copied = (page: string) =>
  all(documentOf(page), "main button[data-copy]").map((button) => button.getAttribute("data-copy"));

const addressOf = (page: string) =>
  documentOf(page).querySelector("link[rel=canonical]")!.getAttribute("href");

it("what a problem says to write can be copied and sent by WhatsApp, with the page's address", () => {
  for (const { path, message } of getSymptoms()) {
    const texts = message ? [`${message.text} ${addressOf(path)}`] : [];
    expect([path, copied(path)]).toEqual([path, texts]);
    const sent = all(documentOf(path), 'main a[href^="https://wa.me/?"]').map((link) =>
      new URL(link.getAttribute("href")!).searchParams.get("text"),
    );
    expect([path, sent]).toEqual([path, texts]);
  }
});

it("the request of a sheet can be copied, an item a line", () => {
  for (const { slug, request } of getSheets()) {
    const path = sheetPath(slug);
    const lines = request && [request.text, "", ...request.items.map((item) => `- ${item}`)];
    expect([path, copied(path)]).toEqual([path, lines ? [lines.join("\n")] : []]);
  }
});
