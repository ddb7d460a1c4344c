// Preloaded (node --import) into servers that a script starts. When the script ends, even by
// SIGKILL, its IPC channel closes; the server then exits instead of keeping its port.
// The channel stays referenced: `next dev` forks a worker with the same --import, and with an
// unreferenced channel that worker exits before its first message arrives.
process.on("disconnect", () => process.exit(1));
