import { SHARE_IMAGE_SIZE } from "@/lib/seo";
import { hex } from "@/lib/palette";

/** Names under which the two cuts of the site's font are given to the renderer. */
export const SHARE_FONTS = { headline: "Archivo Headline", label: "Archivo Label" } as const;

type ShareSheetProps = {
  title: string;
  /** What kind of page it is: "Blog · Segurança", "Serviços". */
  label: string;
  /** Lines under the label. */
  notes: string[];
  /** Data addresses of the drawing and of the company's mark for dark grounds. */
  art: string;
  mark: string;
  /** Colour of the sheet under a drawing that has no ground of its own. */
  ground: string;
};

/** With its borders a cover of 1200 × 630 units fits in exactly. */
const DRAWING = { width: 800, height: 422 } as const;
const MARGIN = 48;
const LINE = 4;

/** The title's room, and the average width of a letter of the headline cut in em. */
const TITLE_WIDTH = SHARE_IMAGE_SIZE.width - 2 * MARGIN;
const LETTER = 0.65;

/** The largest type in which a title of that many letters fits: one line if it can be big, else two, else three. */
function titleSize(letters: number): number {
  const fitting = (perLine: number) => TITLE_WIDTH / (LETTER * perLine);
  // Words do not break where the line ends: a line keeps a few letters in reserve.
  const [one, two, three] = [
    fitting(letters + 1),
    fitting(letters / 2 + 4),
    fitting(letters / 3 + 5),
  ];
  if (one >= 74) return Math.min(one, 104);
  return Math.floor(Math.max(Math.min(two, 74), Math.min(three, 54)));
}

/**
 * The picture of a shared link, 1200 × 630, laid out as a drawing sheet: the drawing large, the sheet's data beside it,
 * the title in the block below. Not HTML: next/og lays it out with flex boxes only and reads inline styles.
 */
export function ShareSheet({ title, label, notes, art, mark, ground }: ShareSheetProps) {
  const { width, height } = SHARE_IMAGE_SIZE;
  const column = width - DRAWING.width;
  return (
    <div
      style={{
        width,
        height,
        display: "flex",
        flexWrap: "wrap",
        backgroundColor: hex.planta,
        color: hex.concreto,
        fontFamily: SHARE_FONTS.label,
      }}
    >
      <div
        style={{
          width: column,
          height: DRAWING.height,
          padding: `${MARGIN}px 24px 32px ${MARGIN}px`,
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          borderBottom: `${LINE}px solid ${hex.concreto}`,
        }}
      >
        <img src={mark} width={268} height={90} alt="" />
        <div style={{ display: "flex", flexDirection: "column" }}>
          <div style={{ width: 72, height: 6, backgroundColor: hex.obra }} />
          <div style={{ marginTop: 22, fontSize: 31, lineHeight: 1.15, color: hex.seguranca }}>
            {label}
          </div>
          <div style={{ marginTop: 12, display: "flex", flexDirection: "column" }}>
            {notes.map((note) => (
              <div key={note} style={{ fontSize: 24, lineHeight: 1.3 }}>
                {note}
              </div>
            ))}
          </div>
        </div>
      </div>
      <div
        style={{
          ...DRAWING,
          display: "flex",
          justifyContent: "center",
          backgroundColor: ground,
          borderLeft: `${LINE}px solid ${hex.concreto}`,
          borderBottom: `${LINE}px solid ${hex.concreto}`,
        }}
      >
        <img src={art} height={DRAWING.height - LINE} alt="" />
      </div>
      <div
        style={{
          width,
          height: height - DRAWING.height,
          padding: `0 ${MARGIN}px`,
          display: "flex",
          alignItems: "center",
          fontFamily: SHARE_FONTS.headline,
          fontSize: titleSize(title.length),
          lineHeight: 1.1,
          letterSpacing: "-0.015em",
          textWrap: "balance",
        }}
      >
        {title}
      </div>
    </div>
  );
}
