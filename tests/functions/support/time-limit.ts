// Read before each file of tests (`--preload` in package.json). Deno has no limit of its own: a file
// that waits for what never comes fails after a minute.
Deno.unrefTimer(
  setTimeout(() => {
    throw new Error("A file of tests/functions took longer than a minute.");
  }, 60_000),
);
