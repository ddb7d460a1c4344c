import { render, screen } from "@testing-library/react";
import { isSearchShortcut } from "@/lib/search/shortcut";

const press = (key: string, modifiers: Partial<KeyboardEvent> = {}, target = document.body) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
  target,
});

describe("isSearchShortcut", () => {
  it.each([
    ["/", {}],
    ["/ with AltGr, as Windows reports it", { key: "/", ctrlKey: true, altKey: true }],
    ["k with Ctrl", { key: "k", ctrlKey: true }],
    ["K with Ctrl and caps lock", { key: "K", ctrlKey: true }],
    ["k with ⌘", { key: "k", metaKey: true }],
  ])("accepts %s", (_, modifiers) => {
    expect(isSearchShortcut(press("/", modifiers), true)).toBe(true);
  });

  it.each([
    ["k alone", { key: "k" }],
    ["Ctrl + /", { key: "/", ctrlKey: true }],
    ["Alt + Ctrl + K", { key: "k", ctrlKey: true, altKey: true }],
    ["another key", { key: "a" }],
  ])("ignores %s", (_, modifiers) => {
    expect(isSearchShortcut(press("/", modifiers), true)).toBe(false);
  });

  it("ignores / when it is disabled, but not Ctrl-K", () => {
    expect(isSearchShortcut(press("/"), false)).toBe(false);
    expect(isSearchShortcut(press("k", { ctrlKey: true }), false)).toBe(true);
  });

  it("ignores both in a text field", () => {
    render(
      <>
        <input aria-label="Nome" />
        <textarea aria-label="Mensagem" />
        <div contentEditable aria-label="Nota" suppressContentEditableWarning>
          x
        </div>
      </>,
    );
    for (const label of ["Nome", "Mensagem", "Nota"]) {
      const field = screen.getByLabelText(label);
      expect(isSearchShortcut(press("/", {}, field), true)).toBe(false);
      expect(isSearchShortcut(press("k", { ctrlKey: true }, field), true)).toBe(false);
    }
  });
});
