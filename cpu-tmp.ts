import { readFileSync } from "node:fs";
import sharp from "sharp";
const src = readFileSync("/tmp/ph/twelve.jpg");
const t = async (n: string, f: () => Promise<any>) => { const c = process.cpuUsage(), s = performance.now(); const r = await f(); const u = process.cpuUsage(c); console.log(n, "cpu", ((u.user + u.system) / 1e6).toFixed(2), "wall", ((performance.now() - s) / 1000).toFixed(2), r?.length); return (u.user + u.system) / 1e6; };
let sum = 0;
for (const w of [400, 640, 960, 1600]) { sum += await t("avif " + w, () => sharp(src).autoOrient().resize(w).avif({ quality: 45, effort: 2 }).toBuffer()); sum += await t("webp " + w, () => sharp(src).autoOrient().resize(w).webp({ quality: 68 }).toBuffer()); }
sum += await t("jpg", () => sharp(src).autoOrient().resize(1200).jpeg({ quality: 76, mozjpeg: true }).toBuffer());
sum += await t("measure", () => sharp(src).resize(1, 1, { fit: "fill" }).raw().toBuffer());
console.log("sum", sum);
