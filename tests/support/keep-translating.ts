/**
 * A translator at work, which also translates what comes later: it puts its own elements in the
 * place of every text. Runs in the page, as text.
 */
export function keepTranslating() {
  const isOwn = (text: Text) => text.parentElement?.closest("font, script, style, svg, textarea");
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.isConnected || isOwn(text)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.data.toUpperCase();
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  translateAll();
  new MutationObserver(translateAll).observe(document.body, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
