# Builds the site and keeps what is needed to serve it: no shell, no package manager, no root.
# docker build --build-arg SITE_URL=https://example.com -t site .
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
ARG SITE_URL
ARG API_BASE_URL
ARG LOGIN_URL
RUN npm run build \
 && rm .npmrc && npm prune --omit=dev \
 # The server runs on the image's own Node.
 && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin node_modules/.cache \
 && mkdir /data

FROM gcr.io/distroless/cc-debian13:nonroot
WORKDIR /app
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/domain ./domain
COPY --from=build /app/server ./server
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/dist ./dist
COPY --from=build --chown=nonroot:nonroot /data /data
ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=20s \
  CMD ["/usr/local/bin/node", "scripts/health.ts"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["server/main.ts"]
