import { color } from "@/lib/drawings/palette";
import { SvgCanvas } from "@/components/art/svg-canvas";

const ticks = [12, 28, 44, 60, 76, 92, 108].map((y) => `M4 ${y}h10M50 ${y}h10`).join("");

/** A fader of a mixing desk, up when `open`. */
export function Fader({ open, className }: { open: boolean; className?: string }) {
  const y = open ? 18 : 84;
  return (
    <SvgCanvas width={64} height={120} className={className}>
      <path d={ticks} strokeWidth={1.2} />
      <path d="M28 6h8v108h-8z" fill={color.cimento} />
      {open && <path d="M29.5 40h5v72h-5z" fill={color.seguranca} stroke="none" />}
      <path d={`M16 ${y}h32v24H16z`} fill={open ? color.obra : color.concreto} />
      <path d={`M16 ${y + 12}h32`} strokeWidth={3} />
    </SvgCanvas>
  );
}
