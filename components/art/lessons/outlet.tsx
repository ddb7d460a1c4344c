import { dimension } from "@/components/art/kit/drafting";
import { color } from "@/components/art/kit/palette";
import { Balloon } from "@/components/art/lessons/balloon";

const wires = [
  { d: "M178 82C178 50 214 56 214 14", ink: color.obra, dash: undefined },
  { d: "M208 82C208 54 226 52 226 14", ink: color.seguranca, dash: color.planta },
  { d: "M238 82C238 54 238 48 238 14", ink: color.vidro, dash: undefined },
];

/** Lesson: an outlet from the front and from behind, with phase, earth and neutral on their terminals. */
export function OutletDrawing() {
  return (
    <>
      <path d="M26 52h92v136H26z" fill={color.concreto} />
      <path d="M40 92l12-16h40l12 16v56l-12 16H52l-12-16z" fill={color.cimento} />
      <path d="M50 98l9-11h26l9 11v44l-9 11H59l-9-11z" fill={color.concreto} strokeWidth={1.5} />
      <path d="M72 110v.1M61 126v.1M83 126v.1" strokeWidth={9} />
      <path d="M72 62v.1M72 178v.1" strokeWidth={6} />
      <path d="M69 59l6 6M69 175l6 6" stroke={color.concreto} strokeWidth={1.5} />
      <path d="M118 120h28" strokeWidth={1} strokeDasharray="8 3 2 3" />
      {wires.map(({ d, ink, dash }) => (
        <g key={d}>
          <path d={d} strokeWidth={9} />
          <path d={d} stroke={ink} strokeWidth={5} />
          {dash ? (
            <path d={d} stroke={dash} strokeWidth={2} strokeLinecap="butt" strokeDasharray="6 7" />
          ) : null}
        </g>
      ))}
      <path d="M204 4h44v14h-44z" fill={color.planta} />
      <path d="M152 70h112v110H152z" fill={color.concreto} />
      <path d="M152 112h112" strokeWidth={1.5} />
      <path d="M164 82h28v30h-28zM194 82h28v30h-28zM224 82h28v30h-28z" fill={color.cimento} />
      <g fill={color.seguranca}>
        <circle cx={178} cy={97} r={8} />
        <circle cx={208} cy={97} r={8} />
        <circle cx={238} cy={97} r={8} />
      </g>
      <path d="M173 92l10 10M203 92l10 10M233 92l10 10" />
      <path d="M175 124v14h8M208 122v8M201 130h14M204 134h8M206 138h4M234 138v-14l8 14v-14" />
      <path d="M172 152h72M172 164h46" strokeWidth={1} />
      <path
        d={dimension([
          [26, 204],
          [118, 204],
        ])}
        strokeWidth={1}
      />
      <g transform="translate(216 214) rotate(-14)">
        <path d="M0-3h40v6H0z" fill={color.vidro} />
        <path d="M40-7h46q4 0 4 7t-4 7H40z" fill={color.obra} />
        <path d="M48-2h30M48 3h30" strokeWidth={1} />
      </g>
      <Balloon step={1} x={134} y={72} to={[-24, 0]} />
      <Balloon step={4} x={278} y={40} to={[-37, 8]} />
      <Balloon step={5} x={168} y={40} to={[20, 20]} />
      <Balloon step={6} x={288} y={97} to={[-42, 0]} />
    </>
  );
}
