/** A rating as drawn stars, read as "5 de 5 estrelas" (specification §3, "Testimonial"). */
export function Stars({ count }: { count: number }) {
  return (
    <svg
      viewBox={`0 0 ${count * 24} 24`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={`${count} de 5 estrelas`}
      className="block h-5 w-auto fill-obra"
    >
      <path
        d={Array.from({ length: count }, (_, i) => `M${12 + i * 24} 2${STAR}`).join("")}
        stroke="currentColor"
        strokeWidth="1.2"
      />
    </svg>
  );
}

const STAR = "l3 6.6 7.2.8-5.4 4.8 1.5 7.1-6.3-3.6-6.3 3.6 1.5-7.1-5.4-4.8 7.2-.8z";
