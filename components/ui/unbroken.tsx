import { addNonBreakingSpaces, WITH_HYPHEN } from "@/lib/format/non-breaking-spaces";
import { site } from "@/lib/site";

/** Links with it are flex boxes: an inline link does not underline an inline block. */
export const Unbroken = ({ children }: { children: string }) => (
  <span className="inline-block max-w-full wrap-anywhere">{children}</span>
);

/** A text in which "80 cm", "NR-35", "08h–18h" and "e-mail" each stay on one line. */
export const UnbrokenTerms = ({ children }: { children: string }) =>
  addNonBreakingSpaces(children)
    .split(WITH_HYPHEN)
    .map((part, index) =>
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} className="whitespace-nowrap">
          {part}
        </span>
      ),
    );

export const PhoneLink = ({ className }: { className: string }) => (
  <a href={site.phoneHref} className={className}>
    {site.phone}
  </a>
);

export const EmailLink = ({ className, href = `mailto:${site.email}` }: EmailLinkProps) => (
  <a href={href} className={className}>
    <Unbroken>{site.email}</Unbroken>
  </a>
);

type EmailLinkProps = { className: string; href?: string };
