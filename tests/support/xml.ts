import { SaxesParser } from "saxes";

type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

/** An XML document as a tree. @throws Error if it is not well-formed */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const path = [root];
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = { name, attributes: Object.fromEntries(values), text: "", children: [] };
    path.at(-1)!.children.push(element);
    path.push(element);
  });
  const addText = (text: string) => (path.at(-1)!.text += text);
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => void path.pop());
  parser.write(xml).close();
  return root.children[0]!;
}

/** The elements with a name right below another one. */
export const elementsOf = ({ children }: XmlElement, name: string) =>
  children.filter((one) => one.name === name);

export const textOf = (element: XmlElement, name: string) =>
  elementsOf(element, name)[0]?.text.trim() ?? "";
