const STARS = [1, 2, 3, 4, 5];
const STAR = "M12 1.6l3.1 6.9 7.5.8-5.6 5 1.6 7.4L12 17.9l-6.6 3.8L7 14.3l-5.6-5 7.5-.8z";

export const StarRating = ({ stars }: { stars: number }) => (
  <svg
    role="img"
    aria-label={`${stars} de ${STARS.length} estrelas`}
    viewBox="0 0 132 24"
    className="h-6 w-auto"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinejoin="round"
  >
    {STARS.map((star, index) => (
      <path
        key={star}
        d={STAR}
        transform={`translate(${index * 27})`}
        className={star <= stars ? "fill-obra" : undefined}
      />
    ))}
  </svg>
);
