"use client";

import { useState } from "react";

/** What every page costs on which React runs: no styles, no texts, one button. */
export default function Page() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}
