/** + in a closed `group`, − in an open one. Apart from icons.tsx, which every client part loads. */
export const FoldIcon = () => (
  <svg
    viewBox="0 0 24 24"
    className="size-5 shrink-0"
    stroke="currentColor"
    strokeWidth="2.5"
    aria-hidden="true"
  >
    <path d="M3 12h18" />
    <path d="M12 3v18" className="group-open:hidden" />
  </svg>
);
