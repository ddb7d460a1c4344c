import { z } from "zod";

/** The part of a JSON Schema that a form shows, and what labels add to it (`.meta`). */
export type Schema = {
  title?: string;
  description?: string;
  /** Of a list: what one of its items is called. */
  singular?: string;
  /** A text of several lines. */
  long?: boolean;
  type?: string;
  const?: unknown;
  default?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Where the drawings are that can be chosen: `/desenhos/*.svg`. */
  picture?: string;
  /** A photograph, which the form uploads. */
  upload?: boolean;
  /** Of a block: its icon in the toolbar, and whether it has a text inside. */
  icon?: string;
  text?: "required" | "optional";
};

/** A field of a form, as Sveltia wants it. */
export type Field = Record<string, unknown> & { name: string };

export const jsonSchema = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Schema;
