/** Its packages are those of the site. @type {import("next").NextConfig} */
const config = { output: "export", turbopack: { root: process.cwd() } };

export default config;
