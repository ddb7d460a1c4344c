import type { ShareSubject } from "@/lib/catalogue/entry";
import { drawableText } from "@/lib/drawings/font-letters";
import { hex } from "@/lib/drawings/palette";

/** The largest font size in px at which a title of at most so many characters fits. */
const TITLE_SIZES: readonly (readonly [characters: number, size: number])[] = [
  [17, 98],
  [21, 84],
  [44, 72],
  [54, 64],
  [92, 54],
  [Infinity, 44],
];

/** Area of the drawing. An article cover (1200 × 630 units) fits exactly. */
const DRAWING = { width: 796, height: 418 };
const MARGIN = 48;
const RULE = `4px solid ${hex.concreto}`;

type ShareImageProps = ShareSubject & {
  /** The logo, as a `data:` address. */
  mark: string;
  /** The drawing or photograph, as a `data:` address. */
  image: string;
};

/** An image of 1200 × 630 px: logo, label and notes beside the drawing, the title below. */
export function ShareImage(props: ShareImageProps) {
  const { picture, ground = hex.concreto, mark, image } = props;
  const [title, label] = [drawableText(props.title), drawableText(props.label)];
  const [, size] = TITLE_SIZES.find(([characters]) => title.length <= characters)!;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        background: hex.planta,
        color: hex.concreto,
        fontFamily: "label",
      }}
    >
      <div style={{ display: "flex", height: DRAWING.height + 4, borderBottom: RULE }}>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "space-between",
            width: 404,
            padding: `${MARGIN}px 24px 32px ${MARGIN}px`,
            borderRight: RULE,
          }}
        >
          <img src={mark} width={268} height={90} alt="" />
          <div style={{ display: "flex", flexDirection: "column" }}>
            <div style={{ width: 72, height: 6, marginBottom: 22, background: hex.obra }} />
            {/* Messengers show the image about 300 px wide, a quarter of its size. */}
            <div style={{ fontSize: 42, lineHeight: 1.15, color: hex.seguranca }}>{label}</div>
            {props.notes.map(drawableText).map((note, index) => (
              <div key={note} style={{ fontSize: 34, lineHeight: 1.3, marginTop: index ? 0 : 12 }}>
                {note}
              </div>
            ))}
          </div>
        </div>
        <img
          src={image}
          {...DRAWING}
          alt=""
          style={{
            background: ground,
            objectFit: picture ? "cover" : "contain",
            objectPosition: picture?.focus ?? "50% 50%",
          }}
        />
      </div>
      <div
        style={{
          display: "flex",
          alignItems: "center",
          flexGrow: 1,
          padding: `0 ${MARGIN}px`,
          fontFamily: "headline",
          fontSize: size,
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
