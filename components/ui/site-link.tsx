"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

/**
 * A link within the site. The page it leads to is fetched when a pointer or the keyboard comes near, not for every link
 * that scrolls by: a visitor on a phone pays for what they are about to read.
 */
export function SiteLink(props: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [shouldPrefetch, setShouldPrefetch] = useState(false);
  const prefetchOnIntent = () => setShouldPrefetch(true);
  return (
    <Link
      {...props}
      prefetch={shouldPrefetch ? null : false}
      onMouseEnter={prefetchOnIntent}
      onTouchStart={prefetchOnIntent}
      onFocus={prefetchOnIntent}
    />
  );
}
