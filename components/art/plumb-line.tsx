import { color } from "@/lib/drawings/palette";

/** A plumb line that swings and stops when the page opens, unless motion is reduced. */
export function PlumbLine({ className = "" }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 320"
      className={`artwork overflow-visible ${className}`}
      fill="none"
      stroke={color.planta}
      strokeWidth="3"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path fill={color.planta} d="M20 0h80v14H20z" />
      <path strokeWidth="1.2" strokeDasharray="12 4 2 4" d="M60 14v306" />
      <g className="plumb-bob">
        <path strokeWidth="2.5" d="M60 14v196" />
        <path fill={color.obra} d="M48 210h24l10 14-22 60-22-60z" />
        <path strokeWidth="2" d="M38 224h44" />
      </g>
    </svg>
  );
}
