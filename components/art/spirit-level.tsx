import { color } from "@/lib/drawings/palette";

/** A spirit level whose bubble settles when the page opens, unless motion is reduced. */
export function SpiritLevel({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 420 34"
      className={`artwork ${className}`}
      fill="none"
      stroke={color.planta}
      strokeWidth="2.5"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={color.seguranca} d="M2 2h416v30H2z" />
      <path strokeWidth="1.2" d="M2 8h416M2 26h416" />
      <path fill={color.concreto} d="M172 6h76a11 11 0 0 1 0 22h-76a11 11 0 0 1 0-22z" />
      <ellipse className="level-bubble" fill={color.vidro} cx="210" cy="15" rx="13" ry="6.5" />
      <path d="M193 6v22M227 6v22" />
      <circle fill={color.concreto} cx="48" cy="17" r="9" />
      <circle fill={color.concreto} cx="372" cy="17" r="9" />
    </svg>
  );
}
