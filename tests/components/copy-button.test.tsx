import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "@/components/ui/copy-button";
import { notify } from "@/components/ui/toast";

jest.mock("@/components/ui/toast", () => ({ notify: jest.fn() }));

const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  writeText.mockResolvedValue(undefined);
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
});
afterEach(() => jest.useRealTimers());

async function click() {
  const button = screen.getByRole("button", { name: "Copiar HEX" });
  await act(async () => fireEvent.click(button));
  return button;
}

it("copies, shows a toast, and shows the check mark for exactly 2000 ms", async () => {
  render(<CopyButton text="#0E3A5A" accessibleLabel="Copiar HEX" />);
  const button = await click();
  expect(writeText).toHaveBeenCalledWith("#0E3A5A");
  expect(notify).toHaveBeenCalledWith("default", { title: "Copiado!" });
  act(() => void jest.advanceTimersByTime(1999));
  expect(button).toHaveAttribute("data-copied");
  act(() => void jest.advanceTimersByTime(1));
  expect(button).not.toHaveAttribute("data-copied");
});

it("restarts the 2000 ms with every click", async () => {
  render(<CopyButton text="#0E3A5A" accessibleLabel="Copiar HEX" />);
  await click();
  act(() => void jest.advanceTimersByTime(1500));
  const button = await click();
  act(() => void jest.advanceTimersByTime(1500));
  expect(button).toHaveAttribute("data-copied");
});

it("reports a rejected write and shows no check mark", async () => {
  writeText.mockRejectedValue(new Error("denied"));
  render(<CopyButton text="#0E3A5A" accessibleLabel="Copiar HEX" />);
  const button = await click();
  expect(notify).toHaveBeenCalledWith("destructive", { title: "Erro ao copiar" });
  expect(button).not.toHaveAttribute("data-copied");
});

it("reports a missing clipboard API, as on a page without https", async () => {
  Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
  render(<CopyButton text="#0E3A5A" accessibleLabel="Copiar HEX" />);
  await click();
  expect(notify).toHaveBeenCalledWith("destructive", { title: "Erro ao copiar" });
});
