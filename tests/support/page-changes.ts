/**
 * What extensions, translators, phones and proxies do to a page before React is there. Each runs in
 * the page, as text: it knows nothing outside of itself.
 */
export const PAGE_CHANGES: Record<string, () => void> = {
  "an element first in body": () => document.body.prepend(document.createElement("div")),

  "an element first in main": () =>
    document.querySelector("main")!.prepend(document.createElement("div")),

  "an element first in header": () =>
    document.querySelector("header")!.prepend(document.createElement("div")),

  "an element beside every field, as a password manager adds": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea")) {
      field.after(document.createElement("span"));
    }
  },

  "every field in an element of its own": () => {
    for (const field of document.querySelectorAll("input:not([type=hidden]), textarea")) {
      const box = document.createElement("com-extension-root");
      field.replaceWith(box);
      box.append(field);
    }
  },

  "the footer removed": () => document.querySelector("footer")!.remove(),

  "one label changed": () => {
    for (const label of document.querySelectorAll("main label, header button")) {
      if (label.firstChild?.nodeType === Node.TEXT_NODE) label.firstChild.nodeValue += " *";
    }
  },

  "the whole page translated": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest("script, style, svg, textarea"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `${text.data} (en)`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = "en";
    document.documentElement.classList.add("translated-ltr");
  },

  "telephone numbers made links": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.parentElement!.closest("a, script, style, textarea, option")) continue;
      const number = /\(\d\d\) \d{4,5}-\d{4}/.exec(text.data);
      if (!number) continue;
      const range = document.createRange();
      range.setStart(text, number.index);
      range.setEnd(text, number.index + number[0].length);
      const link = document.createElement("a");
      link.href = `tel:${number[0]}`;
      range.surroundContents(link);
    }
  },

  "attributes and elements of Grammarly": () => {
    document.body.dataset.newGrCSCheckLoaded = "14.1";
    for (const field of document.querySelectorAll("input, textarea")) {
      field.setAttribute("data-gramm", "false");
      field.before(document.createElement("grammarly-extension"));
    }
  },

  "attributes and styles of Dark Reader": () => {
    document.documentElement.dataset.darkreaderMode = "dynamic";
    for (const element of document.querySelectorAll("header *, main *")) {
      element.setAttribute("data-darkreader-inline-color", "");
    }
    const style = document.createElement("style");
    style.className = "darkreader";
    document.head.prepend(style);
  },

  "elements at the end of body": () => {
    document.body.append(document.createElement("div"), document.createElement("iframe"));
  },

  "a style first in head": () => document.head.prepend(document.createElement("style")),

  "all comments removed, as a proxy that minifies does": () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    for (const comment of comments) comment.remove();
    document.body.normalize();
  },
};
