import { z } from "zod";

/** What the arguments of `npm run titular` ask for; null when it cannot be understood. */
export function readTitularRequest([action, target = "", ...options]: string[]) {
  const isTarget = /^[^\s@]+@\S+$/.test(target) || z.uuid().safeParse(target).success;
  if (!isTarget || options.some((option) => option !== "--sim")) return null;
  if (action !== "exportar" && action !== "apagar") return null;
  return { action, target, isConfirmed: options.includes("--sim") };
}
