import path from "node:path";
import ts from "typescript";
import { setupDatabase } from "@/tests/backend/support/setup-database";

const FILE = path.resolve("supabase/functions/_shared/database.types.ts");

/** As `supabase gen types typescript` writes the types of Postgres that the schema has. */
const TYPES: Record<string, string> = {
  text: "string",
  uuid: "string",
  "timestamp with time zone": "string",
  integer: "number",
  boolean: "boolean",
  jsonb: "Json",
  void: "undefined",
};

const program = ts.createProgram([FILE], { strict: true, noEmit: true });
const checker = program.getTypeChecker();

/** The properties of a type, by name. */
const propertiesOf = (type: ts.Type) =>
  type.getProperties().map((symbol) => ({
    name: symbol.name,
    isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
    type: checker.getTypeOfSymbol(symbol),
  }));
const propertyOf = (type: ts.Type, name: string) =>
  propertiesOf(type).find((property) => property.name === name)!.type;

/** Each as "name: type", and as "name?: type" if it may be left out. */
const linesOf = (type: ts.Type) =>
  propertiesOf(type)
    .map(({ name, isOptional, type }) => {
      const text = checker.typeToString(type);
      return isOptional ? `${name}?: ${text.replace(" | undefined", "")}` : `${name}: ${text}`;
    })
    .sort();

/** What the type Database has in its one schema. */
function declared(part: "Tables" | "Functions") {
  const alias = program
    .getSourceFile(FILE)!
    .statements.find((one) => ts.isTypeAliasDeclaration(one) && one.name.text === "Database")!;
  return propertiesOf(propertyOf(propertyOf(checker.getTypeAtLocation(alias), "public"), part));
}

const sql = setupDatabase();

type Column = { name: string; type: string; nullable: boolean; optional: boolean };

const columnLine = ({ name, type, nullable }: Column, mark = "") =>
  `${name}${mark}: ${TYPES[type]}${nullable ? " | null" : ""}`;

const columnsOf = (table: string) =>
  sql<Column>(`
    select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
      is_nullable = 'YES' or column_default is not null as optional
    from information_schema.columns
    where table_schema = 'public' and table_name = '${table}'`);

it("the types of the functions have the tables of the database", async () => {
  const tables = await sql<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by name",
  );
  const found = declared("Tables");
  expect(found.map(({ name }) => name).sort()).toEqual(tables.map(({ name }) => name));
  for (const { name, type } of found) {
    const columns = await columnsOf(name);
    expect([name, linesOf(propertyOf(type, "Row"))]).toEqual([
      name,
      columns.map((column) => columnLine(column)).sort(),
    ]);
    expect([name, linesOf(propertyOf(type, "Insert"))]).toEqual([
      name,
      columns.map((column) => columnLine(column, column.optional ? "?" : "")).sort(),
    ]);
  }
});

type Argument = { name: string; type: string; optional: boolean; isResult: boolean };

it("the types of the functions have the database's functions that they call", async () => {
  const found = declared("Functions");
  expect(found.length).toBeGreaterThan(0);
  for (const { name, type } of found) {
    const all = await sql<Argument>(`
      select one.name, format_type(one.type, null) as type, one.mode = 't' as "isResult",
        one.place > pronargs - pronargdefaults as optional
      from pg_proc, unnest(
        coalesce(proallargtypes, proargtypes::oid[]), proargnames, proargmodes
      ) with ordinality as one(type, name, mode, place)
      where proname = '${name}' and pronamespace = 'public'::regnamespace`);
    const [{ returned } = {}] = await sql<{ returned: string }>(
      `select prorettype::regtype::text as returned from pg_proc where proname = '${name}'`,
    );
    const line = (one: Argument) => `${one.name}${one.optional ? "?" : ""}: ${TYPES[one.type]}`;
    expect([name, linesOf(propertyOf(type, "Args"))]).toEqual([
      name,
      all
        .filter(({ isResult }) => !isResult)
        .map(line)
        .sort(),
    ]);
    const result = propertyOf(type, "Returns");
    const row = checker.getTypeArguments(result as ts.TypeReference)[0];
    const columns = await columnsOf(returned ?? "");
    // Postgres does not say which results of a function may be null.
    const told = row
      ? linesOf(row).map((text) => (columns.length > 0 ? text : text.replace(" | null", "")))
      : [checker.typeToString(result)];
    const results = all.filter(({ isResult }) => isResult);
    expect([name, told]).toEqual([
      name,
      columns.length > 0
        ? columns.map((column) => columnLine(column)).sort()
        : results.length > 0
          ? results.map((one) => `${one.name}: ${TYPES[one.type]}`).sort()
          : [TYPES[returned ?? ""]],
    ]);
  }
});
