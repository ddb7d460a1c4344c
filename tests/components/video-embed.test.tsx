import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { VideoEmbed } from "@/components/ui/video-embed";

const link = "https://youtu.be/dQw4w9WgXcQ";
const embed = (videoUrl?: string) => (
  <VideoEmbed title="A quadra" videoUrl={videoUrl} poster={<svg data-testid="poster" />} />
);

describe("VideoEmbed", () => {
  it('shows "Vídeo em breve" without a video', () => {
    render(embed());
    expect(screen.getByText("Vídeo em breve")).toBeVisible();
    expect(screen.getByTestId("poster")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("sends no request to YouTube before the click", () => {
    const { container } = render(embed(link));
    expect(screen.getByTestId("poster")).toBeVisible();
    expect(screen.queryByText("Vídeo em breve")).toBeNull();
    expect(container.querySelector("iframe, img, link, script")).toBeNull();
  });

  it("shows the player without cookies after the click, with focus", async () => {
    render(embed(link));
    await userEvent.click(screen.getByRole("link", { name: /^Assistir ao vídeo: A quadra$/ }));
    const frame = screen.getByTitle("A quadra");
    expect(frame).toHaveAttribute(
      "src",
      "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1",
    );
    expect(frame).toHaveAttribute("referrerpolicy", "strict-origin-when-cross-origin");
    expect(frame.getAttribute("allow")).toContain("autoplay");
    expect(frame).toHaveFocus();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is a link to the watch page without JavaScript", () => {
    const html = document.createElement("div");
    html.innerHTML = renderToString(embed(link));
    expect(html.querySelector("a")).toHaveAttribute(
      "href",
      "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    );
    expect(html.querySelector("button, iframe")).toBeNull();
  });
});
