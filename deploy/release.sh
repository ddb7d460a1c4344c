#!/usr/bin/env bash
# Publishes the build of this checkout on this server, or goes back (docs/deploy.md):
#
#   deploy/release.sh            migrations and functions (SUPABASE_PROJECT_REF), build, publish
#   deploy/release.sh --built    publishes .next as it is
#   deploy/release.sh --back     publishes the previous release again; nothing is built
#
# An aborted release changes nothing: a release is visible only after its last step, its server was
# tried before, and when it does not answer after all, the release before is published again.
set -euo pipefail

ROOT=${ROOT:-/srv/primoze}
KEEP=${KEEP:-10}
RELOAD=${RELOAD:-nginx -t && systemctl reload-or-restart nginx}
RESTART=${RESTART:-systemctl restart primoze}
LIVE_URL=${LIVE_URL:-http://127.0.0.1:3000/api/live}
# A new server is tried on this port, with the variables of this file.
TRY_PORT=${TRY_PORT:-3999}
ENV_FILE=${ENV_FILE:-/etc/primoze.env}
# Visitors who send a form wait for a server meanwhile; their pages give up after 15 seconds.
WAIT_SECONDS=${WAIT_SECONDS:-15}
INDEXNOW_URL=${INDEXNOW_URL:-https://api.indexnow.org/indexnow}
STATIC=cdn/site/_next/static

fail() {
  echo "$1" >&2
  exit 1
}

current() { readlink -e "$ROOT/current" || true; }

point_to() {
  ln -sfn "$1" "$ROOT/next"
  mv -T "$ROOT/next" "$ROOT/current"
}

lives() {
  local end=$((SECONDS + WAIT_SECONDS))
  while [ "$SECONDS" -lt "$end" ]; do
    # A connection to a socket of systemd waits for the server.
    if curl -fsS --max-time 2 -o /dev/null "$1" 2>/dev/null; then return 0; fi
    sleep 0.2
  done
  return 1
}

# Whether the server of a release starts and is configured: with a wrong key no form works, and without
# SITE_TOKEN one visitor can close them for all. What else /api/health says can pass by itself.
starts() {
  local options=() pid status=0 health
  [ ! -r "$ENV_FILE" ] || options=(--env-file="$ENV_FILE")
  (cd "$1/server" && exec env NODE_ENV=production HOSTNAME=127.0.0.1 PORT="$TRY_PORT" \
    node "${options[@]}" server.js) &
  pid=$!
  lives "http://127.0.0.1:$TRY_PORT/api/live" || status=1
  health=$(curl -sS --max-time 10 "http://127.0.0.1:$TRY_PORT/api/health" 2>/dev/null || true)
  case $health in
    *'"unauthorized"'* | *'"visitors":"shared"'*) status=1 ;&
    *'"degraded"'*) echo "/api/health of the new server (docs/deploy.md): $health" >&2 ;;
  esac
  # One that has stopped already left the port to somebody else.
  kill "$pid" 2>/dev/null || status=1
  wait "$pid" || true
  return $status
}

# The versions of `cp -n` differ in their exit status.
add_files() { tar -C "$1" -c . | tar -C "$2" -x --skip-old-files; }

# While Node starts, nginx has the new pages already.
switch_to() {
  point_to "$1"
  # Without the lock: what they start would hold it.
  bash -c "$RELOAD" 9>&- && bash -c "$RESTART" 9>&- && lives "$LIVE_URL"
}

publish() {
  local before
  before=$(current)
  if switch_to "$1"; then return; fi
  if [ -z "$before" ]; then
    echo "The release does not answer, and there is none before it." >&2
  elif switch_to "$before"; then
    echo "The release does not answer. The one before is published again: $before" >&2
  else
    echo "The release does not answer, and neither does the one before: $before" >&2
  fi
  return 1
}

# Names are times, so they sort by age.
releases() { find "$ROOT/releases" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*[0-9]' | sort; }

go_back() {
  local now target
  now=$(current)
  target=$(releases | awk -v now="$now" '$0 < now' | tail -n 1)
  [ -n "$target" ] || fail "There is no release before $now."
  publish "$target"
  echo "Published again: $target"
}

provenance() {
  printf '{"commit":"%s","changedFiles":%d,"lock":"sha256:%s","node":"%s","builtAt":"%s"}\n' \
    "$(git rev-parse HEAD)" "$(git status --porcelain | wc -l)" \
    "$(sha256sum <package-lock.json | cut -d ' ' -f 1)" "$(node --version)" "$(date -u +%FT%TZ)"
}

entries() { tr -d '\n' <"$1/cdn/site/sitemap.xml" | sed 's|</url>|&\n|g' | sort; }

# Tells search engines what is new or changed (IndexNow). Visitors have the release already.
announce() {
  local urls host
  urls=$(comm -13 <(entries "$1") <(entries "$2") | sed -n 's|.*<loc>\([^<]*\)</loc>.*|"\1"|p')
  [ -n "$urls" ] || return 0
  host=$(sed -n '1s|"https\?://\([^/"]*\).*|\1|p' <<<"$urls")
  printf '{"host":"%s","key":"%s","urlList":[%s]}' "$host" "$INDEXNOW_KEY" "$(paste -sd , <<<"$urls")" |
    curl -fsS --max-time 10 -o /dev/null -H 'Content-Type: application/json' -d @- "$INDEXNOW_URL" ||
    echo "Search engines were not told (IndexNow)." >&2
}

release() {
  if [ "${1:-}" != --built ]; then
    if [ -n "${SUPABASE_PROJECT_REF:-}" ]; then
      # The functions accept the site of before (docs/decisions/0015).
      npm ci --prefix deploy/supabase-cli --ignore-scripts
      deploy/supabase-cli/node_modules/.bin/supabase db push --remote="$SUPABASE_PROJECT_REF" --yes
      deploy/supabase-cli/node_modules/.bin/supabase functions deploy --remote="$SUPABASE_PROJECT_REF" --yes
    else
      echo "SUPABASE_PROJECT_REF is not set: migrations and functions are not pushed."
    fi
    # Not for the scripts of packages.
    unset SUPABASE_ACCESS_TOKEN
    npm ci
    # Responses of the backend to an earlier build: the episodes would stay as they were.
    rm -rf .next/cache/fetch-cache
    npm run build
    # What the release contains, for whoever looks for a vulnerable package (CycloneDX).
    npm sbom --sbom-format cyclonedx --omit dev --package-lock-only >.next/sbom.json
    provenance >.next/provenance.json
  fi
  [ -f .next/standalone/server.js ] && [ -d .next/cdn/site ] || fail "There is no build in .next."

  local folder before
  folder=$ROOT/releases/$(date -u +%Y%m%d-%H%M%S-%3N)
  before=$(current)
  rm -rf "$ROOT"/releases/*.{partial,failed}
  mkdir -p "$folder.partial"
  cp -a .next/cdn "$folder.partial/cdn"
  cp -a .next/standalone "$folder.partial/server"
  [ -z "${INDEXNOW_KEY:-}" ] || printf %s "$INDEXNOW_KEY" >"$folder.partial/cdn/site/$INDEXNOW_KEY.txt"
  [ ! -f .next/sbom.json ] || cp .next/{sbom,provenance}.json "$folder.partial"
  if ! starts "$folder.partial"; then
    rm -rf "$folder.partial"
    fail "The server of this build does not start, or is not configured. Nothing was changed."
  fi
  if [ -n "$before" ]; then
    # Pages that visitors have open request the files of their own release: on the way forward …
    add_files "$before/$STATIC" "$folder.partial/$STATIC"
    # … and, after a way back, those of this one.
    add_files "$folder.partial/$STATIC" "$before/$STATIC"
  fi
  mv -T "$folder.partial" "$folder"
  if ! publish "$folder"; then
    # `--back` must not find it. The next release deletes it.
    [ -z "$before" ] || mv -T "$folder" "$folder.failed"
    exit 1
  fi
  # grep finds none after the first release.
  { releases | grep -vxF "$folder" || true; } | head -n -"$((KEEP - 1))" | xargs -r rm -rf
  echo "Published: $folder"
  [ -z "${INDEXNOW_KEY:-}" ] || [ -z "$before" ] || announce "$before" "$folder"
}

mkdir -p "$ROOT/releases"
exec 9>"$ROOT/release.lock"
flock -n 9 || fail "Another release is running."

case "${1:-}" in
  --back) go_back ;;
  "" | --built) release "${1:-}" ;;
  *) fail "Unknown option: $1" ;;
esac
