/** TypeScript for the types of Postgres that the schema has, as PostgREST gives them as JSON. */
const TYPES: Record<string, string> = {
  text: "string",
  uuid: "string",
  "timestamp with time zone": "string",
  integer: "number",
  boolean: "boolean",
  jsonb: "Json",
  void: "undefined",
};

type Value = { name: string; type: string };

type Column = Value & { table: string; isNullable: boolean; hasDefault: boolean };

const COLUMNS = `
select relname as table, attname as name, format_type(atttypid, null) as type,
  not attnotnull as "isNullable", atthasdef as "hasDefault"
from pg_class join pg_attribute on attrelid = pg_class.oid
where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
order by relname, attnum`;

/** `table`: that of the rows which it returns, else null. */
type DatabaseFunction = Value & { table: string | null };

const FUNCTIONS = `
select proname as name, format_type(prorettype, null) as type,
  (select relname from pg_class where reltype = prorettype and relkind = 'r') as table
from pg_proc
where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
order by proname`;

type Argument = Value & { function: string; isResult: boolean; hasDefault: boolean };

const ARGUMENTS = `
select proname as function, one.name, format_type(one.type, null) as type,
  one.mode is not distinct from 't' as "isResult",
  one.place > pronargs - pronargdefaults and one.mode is distinct from 't' as "hasDefault"
from pg_proc, unnest(
  coalesce(proallargtypes, proargtypes::oid[]), proargnames, proargmodes
) with ordinality as one(type, name, mode, place)
where pronamespace = 'public'::regnamespace
order by proname, one.place`;

type Query = <Row>(statement: string) => Promise<Row[]>;

/**
 * The types of a migrated database in the form of `supabase gen types typescript`, which needs
 * Docker. As there, named results of a function count as never null.
 * @returns the text of supabase/functions/_shared/database.types.ts
 * @throws Error for a type of Postgres that TYPES does not have
 */
export async function databaseTypes(query: Query): Promise<string> {
  const columns = await query<Column>(COLUMNS);
  const functions = await query<DatabaseFunction>(FUNCTIONS);
  const args = await query<Argument>(ARGUMENTS);
  const tables = [...new Set(columns.map(({ table }) => table))].map((table) => {
    const own = columns.filter((column) => column.table === table);
    return `${table}: ${tableType(own)};`;
  });
  const signatures = functions.map((one) => {
    const own = args.filter((argument) => argument.function === one.name);
    return `${one.name}: ${signature(one, own)};`;
  });
  const schema = object([
    `Tables: ${object(tables)};`,
    "Views: Record<never, never>;",
    `Functions: ${object(signatures)};`,
  ]);
  return `// Written by \`npm run database-types\` from the migrations: do not change it by hand.

type Json = string | number | boolean | null | Json[] | { [key: string]: Json | undefined };

export type Database = ${object([`public: ${schema};`])};
`;
}

function tableType(columns: readonly Column[]): string {
  const lines = (mark: (column: Column) => string) =>
    object(
      columns.map((column) => {
        const type = `${typescript(column.type)}${column.isNullable ? " | null" : ""}`;
        return `${column.name}${mark(column)}: ${type};`;
      }),
    );
  return object([
    `Row: ${lines(() => "")};`,
    `Insert: ${lines(({ isNullable, hasDefault }) => (isNullable || hasDefault ? "?" : ""))};`,
    `Update: ${lines(() => "?")};`,
    "Relationships: [];",
  ]);
}

function signature({ type, table }: DatabaseFunction, args: readonly Argument[]): string {
  const lines = (areResults: boolean) =>
    object(
      args
        .filter(({ isResult }) => isResult === areResults)
        .map(
          ({ name, type, hasDefault }) => `${name}${hasDefault ? "?" : ""}: ${typescript(type)};`,
        ),
    );
  const hasResults = args.some(({ isResult }) => isResult);
  const row = table ? `Database["public"]["Tables"]["${table}"]["Row"]` : lines(true);
  const returned = table || hasResults ? `${row}[]` : typescript(type);
  return object([`Args: ${lines(false)};`, `Returns: ${returned};`]);
}

function typescript(type: string): string {
  const found = TYPES[type];
  if (!found) throw new Error(`scripts/backend/database/types.ts has no type for ${type}.`);
  return found;
}

/** An object type with a line for each property, as Prettier leaves it. */
function object(lines: readonly string[]): string {
  if (lines.length === 0) return "Record<never, never>";
  const indented = lines.join("\n").replace(/^(?=.)/gm, "  ");
  return `{\n${indented}\n}`;
}
