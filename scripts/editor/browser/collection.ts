import type { z } from "zod";

// In place of lib/content/collection.ts: the schemas of content/, without its files.

type Rules<Schema extends z.ZodType> = { schema: Schema };

const schemas = new Map<string, z.ZodType>();

/** @throws Error for a folder that is no collection */
export function schemaOf(folder: string): z.ZodType {
  const schema = schemas.get(folder);
  if (!schema) throw new Error(`content/${folder} is no collection`);
  return schema;
}

export function defineCollection<Schema extends z.ZodType>(
  folder: string,
  { schema }: Rules<Schema>,
) {
  schemas.set(folder, schema);
  return Object.assign((): z.infer<Schema>[] => [], { schema });
}

export function defineFiles(
  folder: string,
  { schemas: ofFiles }: { schemas: Readonly<Record<string, z.ZodType>> },
) {
  for (const [name, schema] of Object.entries(ofFiles)) schemas.set(`${folder}/${name}`, schema);
  return (): never => {
    throw new Error(`content/${folder} is not read in the browser`);
  };
}

/** The editor writes data without a format of its own. */
export const defineData = (name: string) => (): never => {
  throw new Error(`content/${name} is not read in the browser`);
};
