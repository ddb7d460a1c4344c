import { render, screen } from "@testing-library/react";
import PageError from "@/app/error";

test("§8.6: the error page shows the message, loads the page again or the home page", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const error = new Error("Falhou de propósito");
  render(<PageError error={error} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Unexpected Application Error!",
  );
  expect(screen.getByText("Falhou de propósito")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voltar ao início" }).getAttribute("href")).toBe("/");
  // An empty address is that of the page itself.
  const again = screen.getByText<HTMLAnchorElement>("Tentar de novo");
  expect([again.getAttribute("href"), again.href]).toEqual(["", window.location.href]);
  expect(log).toHaveBeenCalledWith(error);
});
