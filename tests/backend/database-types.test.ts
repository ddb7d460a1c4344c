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

const argumentLine = ({ name, type, optional }: Argument) =>
  `${name}${optional ? "?" : ""}: ${TYPES[type]}`;

const argumentsOf = (name: string) =>
  sql<Argument>(`
    select one.name, format_type(one.type, null) as type, one.mode = 't' as "isResult",
      one.place > pronargs - pronargdefaults and one.mode is distinct from 't' as optional
    from pg_proc, unnest(
      coalesce(proallargtypes, proargtypes::oid[]), proargnames, proargmodes
    ) with ordinality as one(type, name, mode, place)
    where proname = '${name}' and pronamespace = 'public'::regnamespace`);

/** What a function returns: the columns of a table, named results, or one value. */
async function resultLines(name: string, results: readonly Argument[]) {
  const [{ type = "" } = {}] = await sql<{ type: string }>(
    `select prorettype::regtype::text as type from pg_proc where proname = '${name}'`,
  );
  const columns = await columnsOf(type);
  if (columns.length > 0) return columns.map((column) => columnLine(column)).sort();
  return results.length > 0 ? results.map(argumentLine).sort() : [TYPES[type]];
}

it("the types of the functions have the database's functions that they call", async () => {
  const found = declared("Functions");
  expect(found.length).toBeGreaterThan(0);
  for (const { name, type } of found) {
    const all = await argumentsOf(name);
    const given = all.filter(({ isResult }) => !isResult);
    const results = all.filter(({ isResult }) => isResult);
    expect([name, linesOf(propertyOf(type, "Args"))]).toEqual([
      name,
      given.map(argumentLine).sort(),
    ]);
    const returned = propertyOf(type, "Returns");
    const row = checker.getTypeArguments(returned as ts.TypeReference)[0];
    const lines = row ? linesOf(row) : [checker.typeToString(returned)];
    // Postgres does not say which named results may be null.
    const told = results.length > 0 ? lines.map((line) => line.replace(" | null", "")) : lines;
    expect([name, told]).toEqual([name, await resultLines(name, results)]);
  }
});
