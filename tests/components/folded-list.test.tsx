import { render, screen } from "@testing-library/react";
import { FoldedList } from "@/components/ui/folded-list";

const SHOWN = 3;

/** Renders a list of so many items. */
const open = (count: number) =>
  render(
    <FoldedList
      items={Array.from({ length: count }, (_, index) => `Item ${index + 1}`)}
      shown={SHOWN}
      what="itens"
      list={(items, offset) => (
        <ol start={offset + 1}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ol>
      )}
    />,
  ).container;

test("none: nothing, not even an empty list", () => {
  expect(open(0)).toBeEmptyDOMElement();
});

test.each([1, SHOWN, SHOWN + 1])("%i: no fold", (count) => {
  const container = open(count);
  expect(container.querySelectorAll("li")).toHaveLength(count);
  expect(container.querySelector("details")).toBeNull();
});

test("many: the first ones, and a closed fold that says how many more it has", () => {
  const container = open(12);
  const fold = container.querySelector("details")!;
  expect(fold.open).toBe(false);
  expect(container.querySelectorAll("li")).toHaveLength(12);
  expect(fold.querySelectorAll("li")).toHaveLength(12 - SHOWN);
  expect(fold.querySelector("ol")).toHaveAttribute("start", `${SHOWN + 1}`);
  screen.getByText("Mais 9 itens");
});
