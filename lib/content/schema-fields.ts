import { z } from "zod";

/** A string that is not empty; surrounding spaces are removed. */
export const text = z.string().trim().min(1);

/** Whether an entry is invented: the page labels it, files for programs leave it out (0016). */
export const demonstration = z.boolean().default(false);

/** The fields of an entry that are invented, where the others are not. */
export const demonstrationFields = <const Name extends string>(...names: Name[]) =>
  z.array(z.enum(names)).default([]);

/** Position of an entry in its collection, from 1. */
export const order = z.number().int().min(1);

/** Address of a page of this site. */
export const sitePath = text.startsWith("/");

/** Words that people search for and that the text does not have (lib/search). */
export const keywords = z.array(text).default([]);
