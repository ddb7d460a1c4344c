import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EpisodePlayer } from "@/components/podcast/episode-player";
import { SecondLink } from "@/components/podcast/second-link";

const YOUTUBE = "https://www.youtube-nocookie.com";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const show = () =>
  render(
    <>
      <EpisodePlayer
        id="dQw4w9WgXcQ"
        title="Obra"
        url="https://primoze.example/primoze-cast/obra"
        poster={null}
      />
      <SecondLink id="dQw4w9WgXcQ" second={75} className="" />
    </>,
  );

const player = () => screen.getByTitle<HTMLIFrameElement>("Obra");
const report = (data: unknown, origin = YOUTUBE, source: Window | null = player().contentWindow) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent("message", { data: JSON.stringify(data), origin, source }),
    );
  });

test("a link to a second leads to YouTube without scripts, and plays in the page with them", async () => {
  show();
  const link = screen.getByRole("link", { name: /1:15/ });
  expect(link.getAttribute("href")).toBe("https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=75s");
  expect(screen.queryByTitle("Obra")).toBeNull();
  await userEvent.click(link);
  expect(player().src).toBe(`${YOUTUBE}/embed/dQw4w9WgXcQ?autoplay=1&start=75&enablejsapi=1`);
});

test("the link to copy follows the time that YouTube's player reports, and no other message", async () => {
  show();
  await userEvent.click(screen.getByRole("link", { name: /^Assistir ao vídeo/ }));
  const posted = jest.spyOn(player().contentWindow!, "postMessage");
  fireEvent.load(player());
  expect(posted).toHaveBeenCalledWith('{"event":"listening"}', YOUTUBE);
  screen.getByRole("button", { name: "Copiar link do episódio" });
  report({ event: "infoDelivery", info: { currentTime: 83.7 } });
  screen.getByRole("button", { name: "Copiar link em 1:23" });
  report({ info: { currentTime: 500 } }, "https://evil.example");
  report({ info: { currentTime: 500 } }, YOUTUBE, window);
  report({ info: { volume: 3 } });
  report("not an object");
  screen.getByRole("button", { name: "Copiar link em 1:23" });
});
