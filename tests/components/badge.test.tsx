import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { Badge } from "@/components/ui/badge";

/** The channel of a colour that is the strongest; none of a grey. */
function channelOf(token: string): string {
  const tokens = readFileSync("app/_styles/tokens.css", "utf8");
  const [, hex = ""] = new RegExp(`--color-${token}: #(\\w{6});`).exec(tokens) ?? [];
  const channels = [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const strongest = Math.max(...channels);
  if (strongest - Math.min(...channels) < 32) return "grey";
  return ["red", "green", "blue"][channels.indexOf(strongest)]!;
}

/** §4: the badges of a course. Of one that is over only the outline has the colour. */
it.each([
  ["open", "aberto", "green"],
  ["sold-out", "esgotado", "red"],
  ["soon", "breve", "blue"],
  ["other", "outro", "grey"],
] as const)("the badge of the tone “%s” has the colour “%s”, a %s", (tone, token, channel) => {
  render(
    <>
      <Badge tone={tone}>agora</Badge>
      <Badge tone={tone} past>
        na época
      </Badge>
    </>,
  );
  expect(screen.getByText("agora")).toHaveClass(`bg-${token}`);
  expect(screen.getByText("na época")).toHaveClass(`border-${token}`, `text-${token}`);
  expect(screen.getByText("na época")).not.toHaveClass(`bg-${token}`);
  expect(channelOf(token)).toBe(channel);
});
