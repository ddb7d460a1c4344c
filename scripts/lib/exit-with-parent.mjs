// Preloaded (node --import) into servers that a script starts: when the script is gone, even killed, its IPC channel
// closes and the server ends instead of keeping its port.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
