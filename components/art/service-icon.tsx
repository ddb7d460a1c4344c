import type { ReactNode } from "react";
import { color } from "@/lib/drawings/palette";

type ServiceValue = "pintura" | "eletrica" | "hidraulica" | "manutencao" | "predial" | "decoracao";

const shapes: Readonly<Record<ServiceValue, ReactNode>> = {
  pintura: (
    <>
      <path fill={color.obra} d="M5 7h28v12H5z" />
      <path d="M33 13h9v12H22v6" />
      <path d="M18 31h8v13h-8z" />
    </>
  ),
  eletrica: (
    <>
      <path fill={color.obra} d="M27 4L9 28h13l-4 16 20-26H25z" />
    </>
  ),
  hidraulica: (
    <>
      <path d="M4 18h14v-4h10v4h4a10 10 0 0 1 10 10v4H32v-4H4z" />
      <path d="M14 6h18M23 6v8M4 14v18" />
      <path fill={color.obra} d="M37 36c3 3 4 4.6 4 6a4 4 0 0 1-8 0c0-1.4 1-3 4-6z" />
    </>
  ),
  manutencao: (
    <>
      <path
        fill={color.obra}
        d="M40.5 10.5l-7 7-3-.5-.5-3 7-7a11 11 0 0 0-14 14L6 38a4.2 4.2 0 0 0 6 6l17-17a11 11 0 0 0 11.5-16.5z"
      />
    </>
  ),
  predial: (
    <>
      <path d="M8 44V6h20v38M28 18h12v26M3 44h42" />
      <path fill={color.obra} d="M13 12h10v8H13z" />
      <path d="M13 26h10M13 32h10M33 25h2M33 32h2M15 44v-6h6v6" />
    </>
  ),
  decoracao: (
    <>
      <path fill={color.obra} d="M17 4h14l6 15H11z" />
      <path d="M24 19v11M4 44V33h40v11M4 38h40" />
    </>
  ),
};

export function ServiceIcon({ value, className }: { value: ServiceValue; className?: string }) {
  return (
    <svg
      viewBox="0 0 48 48"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shapes[value]}
    </svg>
  );
}
