import type { ComponentProps } from "react";

const toneClasses = {
  problem: "border-line border-l-edge border-esgotado bg-white",
  done: "border-line border-l-edge border-aberto bg-white",
  hint: "border-l-edge border-obra bg-white",
  warning: "border-line border-grafite bg-seguranca",
} as const;

type NoticeProps = ComponentProps<"div"> & { tone: keyof typeof toneClasses };

/** What somebody should not miss. */
export const Notice = ({ tone, className = "", ...props }: NoticeProps) => (
  <div className={`p-4 text-grafite ${toneClasses[tone]} ${className}`} {...props} />
);
