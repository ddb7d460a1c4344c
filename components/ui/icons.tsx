import type { ReactNode } from "react";

type IconProps = { className?: string };

/** An icon is hidden from screen readers: the button or link around it has a label. */
const Icon = ({ className, d, children }: IconProps & { d?: string; children?: ReactNode }) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="square"
    aria-hidden="true"
  >
    {d && <path d={d} />}
    {children}
  </svg>
);

export const MenuIcon = (props: IconProps) => <Icon {...props} d="M3 6h18M3 12h18M3 18h12" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} d="M5 5l14 14M19 5 5 19" />;

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.5 15.5 21 21" />
  </Icon>
);

export const ArrowIcon = (props: IconProps) => <Icon {...props} d="M3 12h17M14 6l6 6-6 6" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M4 12.5 9.5 18 20 6.5" />;

export const CopyIcon = (props: IconProps) => <Icon {...props} d="M8 8h13v13H8zM16 8V3H3v13h5" />;

export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3v12M6.5 10 12 15.5 17.5 10M4 20.5h16" />
);

export const WhatsappIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 21l1.4-4.6A9 9 0 1 1 7.8 19.8z" strokeLinejoin="round" />
    <path
      d="M8.5 8.5c0 4 3 7 7 7l.5-2-2.5-1-1 1c-1-.5-2-1.5-2.5-2.5l1-1-1-2.5z"
      strokeWidth="1.5"
    />
  </Icon>
);

export const PlayIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M6 3.5v17L20.5 12z" fill="currentColor" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3 22 20H2zM12 10v4M12 17v.1" />
);

export const InstagramIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M17 7v.01" />
  </Icon>
);

export const YoutubeIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="2" y="5" width="20" height="14" rx="4" />
    <path d="M10 9.5v5l4.5-2.5z" fill="currentColor" />
  </Icon>
);

export const FacebookIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 21v-8h3.5M14 13h-4M14 13V9c0-2 1-3 3-3h1" />
    <rect x="2" y="2" width="20" height="20" rx="4" />
  </Icon>
);

export const PhoneIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 3h5l2 5-3 2c1 3 3 5 6 6l2-3 5 2v5c-9 2-19-8-17-17z" strokeLinejoin="round" />
  </Icon>
);

export const MailIcon = (props: IconProps) => <Icon {...props} d="M3 5h18v14H3zM3 6l9 7 9-7" />;

export const SheetIcon = (props: IconProps) => (
  <Icon {...props} d="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4M13 20h8" />
);

/** The United Nations' symbol of accessibility (Lei nº 13.146/2015, art. 63, § 1º). */
export const AccessibilityIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="11" strokeWidth="1.6" />
    <circle cx="12" cy="5.6" r="1.5" fill="currentColor" stroke="none" />
    <path d="M6 8.6l4.4 1.1h3.2L18 8.6M10.6 9.7v3.8L9 19M13.4 9.7v3.8L15 19M10.6 13.5h2.8" />
  </Icon>
);
