import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import PageError from "@/app/error";

test("§8.6: the error page shows the message, a retry button and a link to the home page", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  const reset = jest.fn();
  const error = new Error("Falhou de propósito");
  render(<PageError error={error} reset={reset} />);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Unexpected Application Error!",
  );
  expect(screen.getByText("Falhou de propósito")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voltar ao início" }).getAttribute("href")).toBe("/");
  await userEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(reset).toHaveBeenCalledTimes(1);
  expect(log).toHaveBeenCalledWith(error);
});
