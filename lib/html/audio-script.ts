/**
 * The audio of an episode, without React: tools beside the browser's own controls, and a bar at the
 * foot of the next pages, where the sound goes on. It keeps its place over pages and visits.
 */

type Listening = { src: string; title: string; page: string; speed: number; playing: boolean };

const STEP = 15;
const SPEEDS = [1, 1.25, 1.5, 1.75, 2];

/** A page has only the rules that its HTML uses (adapter/pages). */
const STYLES = `
.audio-tools{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
.audio-tools>*{min-width:2.75rem;min-height:2.75rem;padding:0 .75rem;border:2px solid;background:none;color:inherit;font:inherit;font-weight:700}
.audio-tools option{color:#000;background:#fff}
[data-second][aria-current]{text-decoration-thickness:4px;font-weight:800}
.audio-bar{position:fixed;inset:auto 0 var(--contact-bar,0);z-index:20;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.5rem 1rem;color-scheme:light;background:#1b2127;color:#f3f0ea;--focus-ring:#ffc62b}
.audio-bar>a{flex:1 1 12rem;min-height:2.75rem;align-content:center;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;font-weight:700;text-decoration:underline}
.audio-bar>audio{flex:2 1 16rem;height:2.75rem}
@media(width<48rem){.audio-bar>audio{order:1}.audio-bar>.audio-tools>:not(:last-child){display:none}}
html:has(.audio-bar){scroll-padding-bottom:11rem}
body:has(.audio-bar){padding-bottom:6.5rem}
@media print{.audio-bar{display:none}}`;

/** Access to storage throws where the visitor has disabled it. */
function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

const file = document.currentScript as HTMLScriptElement;
/** The attributes of this script, for page-script.js on the next page. */
const SCRIPT = JSON.stringify({ integrity: file.integrity, src: file.getAttribute("src") });

const forget = () =>
  attempt(() => {
    sessionStorage.removeItem("audio");
    sessionStorage.removeItem("audioScript");
  });

const ownBox = document.querySelector<HTMLElement>("[data-audio]");

// Safari before 16.4 has no such sheets: there the tools work without them.
attempt(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
});

const listening = attempt(() => JSON.parse(sessionStorage.audio as string) as Listening);
const isHere = listening?.page === location.pathname;
if (ownBox) {
  const audio = ownBox.querySelector("audio")!;
  const tools = createPlayer(audio, {
    speed: 1,
    playing: false,
    ...(isHere && listening),
    src: audio.src,
    title: ownBox.dataset.audio!,
    page: location.pathname,
  });
  ownBox.querySelector("[data-tools]")!.append(tools);
}
if (listening && !isHere) showBar(listening);

function showBar(listening: Listening) {
  const bar = document.createElement("section");
  bar.className = "audio-bar";
  bar.setAttribute("aria-label", "Áudio do episódio");
  const link = document.createElement("a");
  link.href = listening.page;
  link.textContent = listening.title;
  const audio = document.createElement("audio");
  audio.controls = true;
  audio.preload = "metadata";
  audio.src = listening.src;
  const tools = createPlayer(audio, listening);
  const close = () => {
    audio.pause();
    bar.remove();
    forget();
  };
  tools.append(button("Fechar o áudio", "✕", close));
  bar.append(link, audio, tools);
  document.body.append(bar);
  document.addEventListener("play", ({ target }) => target !== audio && close(), true);
}

function button(label: string, text: string, onClick: () => void) {
  const element = document.createElement("button");
  element.type = "button";
  element.setAttribute("aria-label", label);
  element.textContent = text;
  on("click", element, onClick);
  return element;
}

/** Hears an event before React, which holds back those of a page that it is taking over. */
function on<Type extends "click" | "change" | "keydown">(
  type: Type,
  element: Node,
  action: (event: WindowEventMap[Type]) => void,
) {
  const listener = (event: WindowEventMap[Type]) => {
    if (element.contains(event.target as Node)) action(event);
  };
  addEventListener(type, listener, true);
}

/** Keeps place and speed of an audio, and lets it go on. @returns its tools */
function createPlayer(audio: HTMLAudioElement, listening: Listening): HTMLElement {
  const { src, title, playing } = listening;
  const placeKey = `audio ${src}`;
  /** Where it starts: until its length is known it cannot be moved. */
  let place = Number(attempt(() => localStorage[placeKey] as string)) || 0;
  const isOwn = audio.closest("[data-audio]") !== null;
  /** Links to a second are the audio's from its first play on, until the video is started. */
  let chosen = isHere === isOwn;

  const now = () => (audio.readyState > 0 ? audio.currentTime : place);
  function seek(second: number) {
    place = Math.max(0, second);
    if (audio.readyState > 0) audio.currentTime = place;
    else audio.preload = "metadata";
  }
  const step = (seconds: number) => seek(now() + seconds);
  const play = () => void audio.play().catch(() => {});

  function save() {
    if (!chosen || !audio.isConnected) return;
    const state = { ...listening, speed: Number(speed.value), playing: !audio.paused };
    attempt(() => {
      localStorage[placeKey] = audio.ended ? 0 : Math.floor(now());
      sessionStorage.audio = JSON.stringify(state);
      sessionStorage.audioScript = SCRIPT;
      if (audio.ended) forget();
    });
  }

  let marked = -1;
  function onTime() {
    const second = Math.floor(now());
    if (second === marked) return;
    marked = second;
    save();
    if (isOwn) markSecond(second);
  }

  audio.onloadedmetadata = () => {
    audio.currentTime = place;
    audio.playbackRate = Number(speed.value);
  };
  audio.onplay = () => {
    chosen = true;
    announce(title, { seek, step });
    save();
  };
  audio.ontimeupdate = onTime;
  audio.onpause = audio.onratechange = save;
  addEventListener("pagehide", save);
  addEventListener("pageshow", ({ persisted }) => {
    // From the history: it has gone on elsewhere since.
    if (persisted) seek(Number(attempt(() => localStorage[placeKey] as string)) || now());
  });

  const speed = document.createElement("select");
  speed.setAttribute("aria-label", "Velocidade");
  for (const value of SPEEDS) speed.add(new Option(`${value}×`.replace(".", ","), `${value}`));
  speed.value = String(listening.speed);
  on("change", speed, () => (audio.playbackRate = Number(speed.value)));

  const tools = document.createElement("div");
  tools.className = "audio-tools";
  tools.append(
    button("−15 s (voltar 15 segundos)", "−15 s", () => step(-STEP)),
    button("+15 s (avançar 15 segundos)", "+15 s", () => step(STEP)),
    speed,
  );

  const keys: Record<string, () => void> = {
    j: () => step(-STEP),
    k: () => (audio.paused ? play() : audio.pause()),
    l: () => step(STEP),
  };
  // Only with the focus inside: a letter alone is no shortcut of a page.
  for (const element of [audio, tools]) on("keydown", element, ({ key }) => keys[key]?.());

  on("click", document, (event) => {
    const link = (event.target as Element).closest<HTMLElement>("a[data-second],#video a");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { second } = link.dataset;
    if (isOwn && chosen && second) {
      event.preventDefault();
      event.stopImmediatePropagation();
      seek(Number(second));
      play();
    } else {
      audio.pause();
      save();
      chosen = false;
    }
  });
  if (place > 0) audio.preload = "metadata";
  if (playing) play();
  return tools;
}

function markSecond(second: number) {
  for (const list of document.querySelectorAll("ol")) {
    const links = [...list.querySelectorAll<HTMLElement>("a[data-second]")];
    const current = links.filter(({ dataset }) => Number(dataset.second) <= second).at(-1);
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
  }
}

type Moves = { seek: (second: number) => void; step: (seconds: number) => void };

/** The system's own controls: lock screen, headphones, keyboard. */
function announce(title: string, { seek, step }: Moves) {
  const session = navigator.mediaSession;
  if (!session) return;
  session.metadata = new MediaMetadata({
    title,
    artist: "PrimoZé Cast",
    artwork: [{ src: "/apple-icon.png", sizes: "180x180", type: "image/png" }],
  });
  session.setActionHandler("seekbackward", ({ seekOffset }) => step(-(seekOffset ?? STEP)));
  session.setActionHandler("seekforward", ({ seekOffset }) => step(seekOffset ?? STEP));
  session.setActionHandler("seekto", ({ seekTime }) => seek(seekTime ?? 0));
}
