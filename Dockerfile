# Builds the site and keeps what is needed to serve it: no shell, no package manager, no root, below 200 MB.
# docker build --build-arg SITE_URL=https://example.com -t site .
FROM node:26.10.0-trixie-slim AS build
# Two thirds of the image are Node: without its symbols it is a quarter smaller. Since version 25 it also needs a
# library that the base below does not have.
RUN apt-get update && apt-get install -y --no-install-recommends binutils && rm -rf /var/lib/apt/lists/* \
 && mkdir /runtime && strip -o /runtime/node /usr/local/bin/node \
 && cp -L /usr/lib/*-linux-gnu/libatomic.so.1 /runtime/
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG API_BASE_URL
ARG LOGIN_URL
ARG UNTRANSLATED
# The server runs on the image's own Node, not on the one that comes as a dependency.
RUN npm run build \
 && rm .npmrc && npm prune --omit=dev \
 && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin node_modules/.cache \
 && mkdir /data

FROM gcr.io/distroless/cc-debian13:nonroot
WORKDIR /app
COPY --from=build /runtime/node /usr/local/bin/node
COPY --from=build /runtime/libatomic.so.1 /usr/local/lib/
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/domain ./domain
COPY --from=build /app/server ./server
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/dist ./dist
COPY --from=build --chown=65532:65532 /data /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data LD_LIBRARY_PATH=/usr/local/lib
USER 65532:65532
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["/usr/local/bin/node", "scripts/health.ts"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["server/main.ts"]
