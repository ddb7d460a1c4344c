"use client";

import Link from "next/link";
import { useState, type ComponentProps } from "react";

/**
 * An internal link. Prefetches on hover, touch or focus instead of in the viewport (the default of
 * Next), to save mobile data.
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
