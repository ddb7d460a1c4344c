/** The app is built in a temporary folder, whose modules are a link to the project's. */
const config = { turbopack: { root: "/" }, outputFileTracingRoot: "/" };

export default config;
