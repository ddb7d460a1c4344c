# syntax=docker/dockerfile:1
# The site's Node server (docs/deploy.md). `--target cdn` gives the folder for nginx instead.

FROM node:20-slim AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
# SITE_URL and NEXT_PUBLIC_* are written into the pages. As a secret they are in no layer, nor are the keys beside them.
RUN --mount=type=secret,id=env,target=/app/.env npm run build && npm run build:cdn

FROM scratch AS cdn
COPY --from=build /app/.next/cdn /

FROM node:20-slim AS server
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
COPY --from=build --chown=node:node /app/.next/standalone ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=12s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
