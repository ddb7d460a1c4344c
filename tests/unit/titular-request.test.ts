import { readTitularRequest } from "@/scripts/lib/titular-request";

const EMAIL = "o'neil+obra_1@example.com";
const ID = "1f0b7c52-6c1e-4a55-9a51-0b1f3c0e7d11";

it.each([
  [["exportar", EMAIL], { action: "exportar", target: EMAIL, isConfirmed: false }],
  [["exportar", ID], { action: "exportar", target: ID, isConfirmed: false }],
  [["apagar", EMAIL], { action: "apagar", target: EMAIL, isConfirmed: false }],
  [["apagar", ID, "--sim"], { action: "apagar", target: ID, isConfirmed: true }],
])("understands %j", (args, request) => expect(readTitularRequest(args)).toEqual(request));

it.each([[[]], [["listar", EMAIL]], [["apagar", "sem-arroba"]], [["apagar", EMAIL, "--ja"]]])(
  "does not understand %j",
  (args) => expect(readTitularRequest(args)).toBeNull(),
);
