// Installed by `npm run editor` only (scripts/editor/package.json).
declare module "@sveltia/cms";
