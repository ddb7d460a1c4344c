# syntax=docker/dockerfile:1
# The Node server of the site (docs/deploy.md). `--target cdn` writes the files for nginx instead.

# A tag can be moved to another image, a digest cannot. `docker buildx imagetools inspect <image>`
# prints that of another version; Renovate proposes it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# The packages of the tests are not needed here.
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
# SITE_URL is written into the pages. A secret is not stored in any layer. It is
# not part of the cache key either: after a change of .env, build with --no-cache-filter=build.
RUN --mount=type=secret,id=env,target=/app/.env npm run build

FROM scratch AS cdn
COPY --from=build /app/.next/cdn /

FROM ${NODE_IMAGE} AS server
WORKDIR /app
# Next's server reads HOSTNAME (`npm start` reads HOST). A container has to listen on all addresses.
ENV NODE_ENV=production HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=12s --start-period=10s \
  CMD node -e "fetch('http://127.0.0.1:' + process.env.PORT + '/api/live')\
.then((response) => process.exit(response.ok ? 0 : 1))"
CMD ["node", "server.js"]
