import { color } from "@/components/art/kit/palette";
import { Balloon } from "@/components/art/lessons/balloon";

/** Lesson: a tap taken apart along its axis: handle, bonnet, washer, body with its seat. */
export function TapDrawing() {
  return (
    <>
      <path d="M32 216v10q0 10 12 10h44q12 0 12-10v-10" fill={color.concreto} />
      <path d="M16 214h16v12H16zM100 214h128v12H100z" fill={color.cimento} />
      <path d="M164 6v150" strokeWidth={1} strokeDasharray="10 3 2 3" />
      <path d="M156 10q8-7 16 0z" fill={color.vidro} />
      <path d="M128 24q-8 0-8 6t8 6h26v10h20V36h26q8 0 8-6t-8-6z" fill={color.obra} />
      <path d="M156 58h16v12h-16z" fill={color.concreto} />
      <path d="M146 70h36v18h-36z" fill={color.seguranca} />
      <path d="M156 70v18M172 70v18" strokeWidth={1.5} />
      <path d="M152 88h24v18h-24z" fill={color.concreto} />
      <path d="M152 94l24-3M152 100l24-3M152 106l24-3" strokeWidth={1.5} />
      <path d="M161 106h6v12h-6z" fill={color.concreto} />
      <path d="M150 118h28v9h-28z" fill={color.planta} />
      <path
        d="M146 152h36v62h-36v-24H92q-14 0-14 14v4H56v-8q0-30 30-30h60z"
        fill={color.concreto}
      />
      <path d="M152 152v18h24v-18" fill={color.vidro} />
      <path d="M154 170h20" stroke={color.obra} strokeWidth={4} />
      <path d="M146 190h36M56 200h22" strokeWidth={1.5} />
      <path d="M140 207h48v7h-48z" fill={color.planta} />
      <path d="M67 212c-6 8-5 14 0 14s6-6 0-14z" fill={color.vidro} strokeWidth={1.5} />
      <path d="M154 226v10h20v-10" fill={color.concreto} />
      <g transform="translate(196 79)">
        <path d="M0-13l10 4h12l6 5h66q8 0 8 6t-8 6H28l-6 5H10L0 17V9h12V-5H0z" fill={color.vidro} />
        <path d="M40 2h48" strokeWidth={1.5} />
      </g>
      <path d="M196 128a34 12 0 0 1-64 0" strokeWidth={1.5} />
      <path d="M196 128l2 8M196 128l-8 1" strokeWidth={1.5} />
      <Balloon step={3} x={234} y={30} to={[-30, 0]} />
      <Balloon step={4} x={112} y={79} to={[34, 0]} />
      <Balloon step={5} x={112} y={122} to={[39, 0]} />
      <Balloon step={6} x={216} y={170} to={[-44, 0]} />
      <Balloon step={8} x={32} y={190} to={[31, 30]} />
    </>
  );
}
