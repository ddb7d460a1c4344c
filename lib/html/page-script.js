/**
 * The inline script at the end of every page (docs/decisions/0014): it runs before the first paint.
 * `data-files` of its element: the page's scripts in their order, each as [URL, digest].
 *
 * Attributes in the HTML that it knows:
 * - data-intent: needs React. A press, focus, click or typing inside starts it.
 * - data-start: needs React when the browser is idle after the first paint, the full style sheet
 *   only after an intent.
 * - data-draft: a form, and the sessionStorage key of its draft, which starts React if it is visible.
 * - data-query: names of parameters. An address that has one of them starts React.
 * - data-wide: a `details` that is open on windows from 768 px on.
 * - data-ends: a moment. Later visits get data-ended.
 * - data-offline: the message of a region that finds no network: for a form when it is submitted,
 *   with the value "load" as soon as the scripts cannot be loaded.
 * - data-copy: a button; the text that it copies, empty where only React has it. Beside a form it
 *   is the form's address.
 * - data-prefill: a link; the text of the form is appended to this address.
 * - data-service: a link that selects this service in the quote form of its page.
 * - data-print, data-today, data-theme-switch: the print dialog, the date of the visit, day and night.
 */
(() => {
  const { documentElement: root } = document;
  const flags = root.dataset;
  const find = (selector) => document.querySelector(selector);
  /** Access to storage throws where the visitor has disabled it. */
  const attempt = (action) => {
    try {
      return action();
    } catch {}
  };
  /** Under `npm run dev` there is no list: Next starts React itself. */
  const files = JSON.parse(document.currentScript.dataset.files || "[]");
  let started = !files.length;
  let area;
  /** The control or search form whose action is repeated when React is there. */
  let waiting;

  const isForNewTab = (event) => event.ctrlKey || event.metaKey || event.shiftKey;
  const parameters = new URLSearchParams(location.search);

  for (const { dataset } of document.querySelectorAll("[data-ends]")) {
    if (Date.parse(dataset.ends) < Date.now()) dataset.ended = "";
  }

  for (const details of document.querySelectorAll("[data-wide]")) details.open = innerWidth > 767;

  // The empty element is how React makes a script, also when it renders a page again.
  window.trustedTypes?.createPolicy("default", {
    createScriptURL: (url) => (url.startsWith("/_next/static/") ? url : null),
    createHTML: (html) =>
      html != "<script></script>" && /<(script|iframe|object|embed|base|meta|link)\b/i.test(html)
        ? null
        : html,
  });

  // At once on later visits, after the first paint on the first one: laid out only once.
  attempt(() => localStorage.font && (flags.font = 1));

  /** The full style sheet, and React. */
  const startAll = () => {
    for (const sheet of document.querySelectorAll("link[disabled]")) sheet.disabled = false;
    start();
  };

  // React recognises its scripts by `src` and `async`, set when it no longer changes the order.
  const start = () => {
    if (started) return;
    started = true;
    for (const file of files) {
      if (file.added) continue;
      file.added = 1;
      const script = document.createElement("script");
      script.async = false;
      script.integrity = file[1];
      script.src = file[0];
      script.onerror = () => {
        script.remove();
        // The next intent tries it again.
        file.added = started = 0;
        showOffline(area, "=load");
        const button = waiting;
        waiting = undefined;
        if (button?.matches("[data-print]")) print();
        // The site map is there without scripts.
        if (button?.matches("[role=search]")) button.submit();
        if (!button?.matches("[data-copy]")) return;
        if (button.dataset.copied == null) prompt("Copie aqui:", textOf(button));
        else setTimeout(() => delete button.dataset.copied, 2e3);
      };
      document.head.append(script);
      script.async = true;
    }
  };
  const textOf = ({ dataset }) => {
    const form = area.querySelector("form");
    return form
      ? `${form.action}?${new URLSearchParams(new FormData(form))}`
      : dataset.copy || location;
  };
  document.addEventListener("hydrated", () => {
    for (const box of document.querySelectorAll("[data-offline]")) box.hidden = true;
    const repeated = waiting;
    waiting = undefined;
    // In a task of its own: within React's effects a handler cannot render and then move the focus.
    // React may have answered and removed it: a link would still lead away.
    const repeat = () =>
      repeated.isConnected && (repeated.requestSubmit ?? repeated.click).call(repeated);
    if (repeated) setTimeout(repeat);
  });
  for (const type of ["pointerdown", "focusin", "input", "click"]) {
    document.addEventListener(
      type,
      (event) => {
        const target = event.target;
        const region = target.closest?.("[data-intent]");
        if (!region) return;
        // What the press itself opens is painted first.
        requestAnimationFrame(() => setTimeout(startAll));
        if (flags.hydrated) return;
        // A button that needs React may be part of a region that does.
        area = region.parentElement.closest("[data-intent]") ?? region;
        const control = target.closest("a[data-intent],button[type=button]:not([command])");
        if (type == "click" && control && !isForNewTab(event)) {
          event.preventDefault();
          const { share } = control.dataset;
          // With a selected passage React makes the address.
          if (share && navigator.share && getSelection().isCollapsed) {
            // The device's sheet opens only during a press.
            navigator.share({ url: share, title: document.title }).catch(() => {});
            return;
          }
          waiting = control;
          // An answer at once, until React gives its own.
          control.animate({ opacity: [0.5, 1] }, 2e3);
          if (control.dataset.copy) {
            // Where it fails React says so, or `onerror` shows the text.
            navigator.clipboard
              ?.writeText(textOf(control))
              .then(() => (control.dataset.copied = ""))
              .catch(() => {});
          }
        }
      },
      true,
    );
  }

  // A form that cannot be sent stays, and offers its text by other ways.
  const showOffline = (region, value = "") => {
    const box = region?.querySelector(`[data-offline${value}]`);
    if (!box) return;
    const lines = [...region.querySelectorAll("input,select,textarea")]
      .filter((field) => field.labels?.length && field.tabIndex >= 0 && field.value)
      .map(
        (field) =>
          field.labels[0].firstChild.textContent +
          ": " +
          (field.selectedOptions ? field.selectedOptions[0].text : field.value),
      );
    for (const link of box.querySelectorAll("[data-prefill]")) {
      link.href = link.dataset.prefill + encodeURIComponent(lines.join("\n"));
    }
    box.hidden = false;
    box.focus();
  };
  // In the place of the browser's bubbles, which are in its own language: the form submits again
  // when React has it (components/forms/form-shell.tsx), and says what is missing.
  addEventListener(
    "invalid",
    (event) => {
      const form = event.target.form;
      if (!form.matches("[data-draft]") || form.noValidate) return;
      event.preventDefault();
      form.dataset.refused = "";
      startAll();
    },
    true,
  );
  let sending;
  addEventListener("submit", (event) => {
    const form = event.target;
    if (/^mailto/.test(form.action)) {
      event.preventDefault();
      location = form.action + "&body=" + encodeURIComponent(form[0].name + ": " + form[0].value);
    }
    const region = form.closest("[data-intent]");
    // Answers that only React can give: results of a search, an imported video. A form that posts
    // is React's when it no longer validates itself, which may be later than the page.
    const isGet = form.method == "get";
    if (!region || (isGet ? flags.hydrated : form.noValidate)) return;
    event.preventDefault();
    if (isGet) {
      waiting = form;
      startAll();
    } else if (!sending) {
      // Asks the server first: the browser's own error page would lose the text.
      sending = true;
      fetch("", { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(1e4) })
        .then(
          () => form.submit(),
          () => showOffline(region),
        )
        .finally(() => (sending = false));
    }
  });

  // Dialogs and the menu: each open one has an entry in the history, so that "back" closes it.
  let layer;
  let leaving;
  const hasEntry = () => history.state?.layer;
  const addEntry = () => history.pushState({ ...history.state, layer: 1 }, "");
  addEventListener(
    "toggle",
    ({ target, newState }) => {
      if (target.matches("details")) return rememberDetails();
      if (newState == "open") {
        target.querySelector("[data-draft] input:not([type=hidden],[tabindex])")?.focus();
      }
      if (newState == "closed" && layer == target) {
        layer = undefined;
        if (hasEntry()) {
          leaving = true;
          history.back();
        }
      }
    },
    true,
  );
  addEventListener(
    "beforetoggle",
    ({ target, newState }) => {
      const opens = newState == "open";
      // The page behind, which loses its scroll bar, keeps its width.
      root.style.paddingRight = opens ? innerWidth - root.clientWidth + "px" : "";
      if (!opens) return;
      // Before it is visible: `toggle` comes later, and a press on "back" could come before it.
      layer = target;
      if (leaving || !hasEntry()) addEntry();
      // What was searched before is replaced by typing.
      target.querySelector("[type=search]")?.select();
    },
    true,
  );
  const closeLayer = () => (layer?.matches("dialog") ? layer.close() : layer?.hidePopover());
  addEventListener("popstate", (event) => {
    // Next's router would load the page again for an entry that it does not know.
    event.stopImmediatePropagation();
    // The way back of a closed one may end after the next was opened.
    const isLate = leaving && layer;
    leaving = false;
    if (hasEntry()) return;
    if (isLate) addEntry();
    else closeLayer();
  });
  // The page may come back from the back/forward cache.
  addEventListener("pagehide", closeLayer);

  // Browsers without invoker commands, or without `closedby`.
  const command = ({ target }) => {
    const button = target.closest?.("[commandfor]");
    const dialog = button && document.getElementById(button.getAttribute("commandfor"));
    if (button?.getAttribute("command") == "close") dialog.close();
    else if (!dialog?.open) dialog?.showModal();
  };
  if (!("command" in HTMLButtonElement.prototype)) addEventListener("click", command);
  if (!("closedBy" in HTMLDialogElement.prototype)) {
    addEventListener("click", ({ target }) => target.matches("dialog:modal") && target.close());
  }

  // The search. Some Brazilian keyboards type the slash with AltGr, which Windows reports as Ctrl +
  // Alt. In some browsers the first Esc only clears the search field.
  const search = find("#busca");
  const slash = search?.querySelector("[type=checkbox]");
  if (slash) {
    const setting = "busca-sem-barra";
    slash.checked = !attempt(() => localStorage[setting]);
    slash.onchange = () => attempt(() => (localStorage[setting] = slash.checked ? "" : 1));
  }
  const openSearch = (query) => {
    // Next's own error pages have no header.
    if (!search) return;
    if (query) search.querySelector("[type=search]").value = query;
    search.showModal();
  };
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const modal = find("dialog:modal");
    if (event.isComposing || event.defaultPrevented) return;
    if (modal) {
      if (key != "Escape") return;
      modal.close();
    } else {
      const isSlash = key == "/" && !metaKey && ctrlKey == altKey && slash?.checked;
      const isK = key.toLowerCase() == "k" && (ctrlKey || metaKey) && !altKey;
      if (!isSlash && !isK) return;
      // A field of a dialog that was just closed may still have the focus.
      if (target.closest("input,textarea,select,[contenteditable]")?.offsetParent) return;
      openSearch();
    }
    event.preventDefault();
  });
  const query = parameters.get("q");
  if (query) openSearch(query);

  // A link in a dialog takes the place of its entry in the history; one to the same page scrolls
  // smoothly, which nothing else does.
  addEventListener("click", (event) => {
    // The links of a drawing have an object as `href`; none of this is for them.
    const link = event.target.closest?.("a[href]:not(svg *),[data-print]");
    if (!link || event.defaultPrevented || event.button) return;
    if (isForNewTab(event) || event.altKey) return;
    if (!link.href) return print();
    const { service } = link.dataset;
    const select = service && find("[name=serviceType]");
    if (select) {
      select.value = service;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
    const [page] = location.href.split("#");
    if (layer?.contains(link) && !link.target && !link.download && /^http/.test(link.href)) {
      event.preventDefault();
      location.replace(link.href);
    } else if (link.href.startsWith(page + "#")) {
      flags.smooth = 1;
    }
  });
  addEventListener("scrollend", () => delete flags.smooth);

  // The system's own theme is not stored, so that the page goes on following it.
  const themeSwitch = find("[data-theme-switch]");
  if (themeSwitch) {
    themeSwitch.onclick = () => {
      const system = matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light";
      const theme = (flags.theme || system) == "dark" ? "light" : "dark";
      flags.theme = theme == system ? "" : theme;
      attempt(() => (localStorage.theme = flags.theme));
    };
  }
  // A page of the history, or another tab, was made before the choice.
  for (const type of ["pageshow", "storage"]) {
    addEventListener(type, () => attempt(() => (flags.theme = localStorage.theme || "")));
  }

  const today = find("[data-today]");
  if (today) today.dataset.today = new Date().toLocaleDateString("pt-BR");

  // <details> are as they were after a return that loads the page anew.
  const allDetails = [...document.querySelectorAll("main details")];
  const rememberDetails = () => {
    const open = allDetails.flatMap((details, index) => (details.open ? index : []));
    history.replaceState({ ...history.state, open }, "");
  };
  const wereOpen = history.state?.open;
  if (wereOpen) allDetails.forEach((details, i) => (details.open = wereOpen.includes(i)));

  // The sound of an episode goes on, here or from where it was (lib/podcast/listening.ts).
  const audio = find("[data-audio]");
  const place = audio && "audio " + audio.dataset.audio;
  attempt(() => (sessionStorage.audio || localStorage[place]) && startAll());

  // Last in this script: when a page was painted before its end came, WebKit calls it at once.
  let painted;
  const afterPaint = () => {
    if (painted) return;
    painted = true;
    document.fonts.load("1em archivo").then(() => {
      flags.font = 1;
      attempt(() => (localStorage.font = 1));
    });
    const manifest = { rel: "manifest", href: "/manifest.webmanifest" };
    document.head.append(Object.assign(document.createElement("link"), manifest));
    // WebKit has no such callback.
    if (find("[data-start]")) (window.requestIdleCallback || setTimeout)(start);
    const isNeeded = (element) => {
      const { draft, query } = element.dataset;
      return (
        (draft && element.offsetParent && attempt(() => sessionStorage[draft])) ||
        query?.split(" ").some((name) => parameters.has(name))
      );
    };
    if ([...document.querySelectorAll("[data-draft],[data-query]")].some(isNeeded)) startAll();
  };
  new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
  // A tab in the background does not paint; some browsers do not report the paint.
  addEventListener("load", () => setTimeout(afterPaint, document.hidden ? 1e3 : 5e3));
})();
