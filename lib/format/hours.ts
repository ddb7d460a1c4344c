type Hours = { opens: string; closes: string };

/** "08h–18h", "07h30–17h30" (§2). @param props times as "08:00" */
export const hourRange = ({ opens, closes }: Hours): string =>
  [opens, closes].map((time) => time.replace(":", "h").replace(/h00$/, "h")).join("–");
