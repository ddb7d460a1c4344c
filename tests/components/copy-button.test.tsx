import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyButton } from "@/components/ui/copy-button";
import { listenForCopyAndPrint } from "@/lib/browser/copy-and-print";

const writeText = jest.fn<Promise<void>, [string]>();

beforeAll(() => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  listenForCopyAndPrint();
});
beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  render(<CopyButton text="#0E3A5A" accessibleLabel="Copiar HEX" />);
});
afterEach(() => jest.useRealTimers());

async function click() {
  const button = screen.getByRole("button", { name: "Copiar HEX" });
  await act(async () => fireEvent.click(button));
  return button;
}

it("copies, says so, and shows the check mark for exactly 2000 ms", async () => {
  const button = await click();
  expect(writeText).toHaveBeenCalledWith("#0E3A5A");
  expect(screen.getByRole("status")).toHaveTextContent("Copiado!");
  act(() => void jest.advanceTimersByTime(1999));
  expect(button).toHaveAttribute("data-copied", "true");
  act(() => void jest.advanceTimersByTime(1));
  expect(button).not.toHaveAttribute("data-copied");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("says that it could not copy, and shows no check mark", async () => {
  writeText.mockRejectedValue(new Error("denied"));
  const button = await click();
  expect(screen.getByRole("status")).toHaveTextContent("Erro ao copiar");
  expect(button).not.toHaveAttribute("data-copied", "true");
});
