import { portProblem } from "@/scripts/lib/ports.mjs";

it.each([
  ["EADDRINUSE", "Port 3000 is already in use. Stop what uses it, or set PORT to another port."],
  ["EACCES", "This user may not open port 3000: set PORT to another port."],
  ["EAFNOSUPPORT", "Port 3000 cannot be opened (EAFNOSUPPORT)."],
  ["EADDRNOTAVAIL", "Port 3000 cannot be opened (EADDRNOTAVAIL)."],
])("says of %s: %s", (code, sentence) => {
  expect(portProblem(code, 3000, "PORT")).toBe(sentence);
});
