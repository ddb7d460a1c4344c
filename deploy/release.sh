#!/usr/bin/env bash
# Publishes the build of this checkout on this server, or goes back (docs/deploy.md):
#
#   deploy/release.sh            migrations and functions (SUPABASE_PROJECT_REF), build, publish
#   deploy/release.sh --night    the same, unless a release was taken back
#   deploy/release.sh --built    publishes .next as it is
#   deploy/release.sh --back     publishes the previous release again, and holds the nights
#   deploy/release.sh --forward  publishes the release that was taken back again, and ends the hold
#
# An aborted release changes nothing: a release is visible only after its last step, its server was
# tried before, and when it does not answer after all, the release before is published again.
# Decision: docs/decisions/0061-release.md.
set -euo pipefail
# nginx and the Node server run as other users and read what is written here.
umask 022

ROOT=${ROOT:-/srv/primoze}
KEEP=${KEEP:-10}
# systemd does both for the owner of the releases (deploy/primoze-release.rules). nginx reads its
# configuration before it reloads, and refuses one that is not valid.
RELOAD=${RELOAD:-systemctl reload-or-restart nginx.service}
RESTART=${RESTART:-systemctl restart primoze.service}
LIVE_URL=${LIVE_URL:-http://127.0.0.1:3000/api/live}
# nginx on this machine. Where it listens without TLS behind a proxy: http://127.0.0.1
NGINX_URL=${NGINX_URL:-https://127.0.0.1}
# A new server is tried on this port.
TRY_PORT=${TRY_PORT:-3999}
# The variables of the server and of the build. systemd reads them for the nightly release.
ENV_FILE=${ENV_FILE:-/etc/primoze.env}
# Visitors who send a form wait for a server meanwhile; their pages give up after 15 seconds.
WAIT_SECONDS=${WAIT_SECONDS:-15}
INDEXNOW_URL=${INDEXNOW_URL:-https://api.indexnow.org/indexnow}
STATIC=cdn/site/_next/static

fail() {
  echo "$1" >&2
  exit 1
}

# Reads ENV_FILE as `node --env-file` does, and begins again with its variables. Those that are set
# already win. The shell would read the file as a program.
if [ -r "$ENV_FILE" ] && [ -z "${ENV_FILE_IS_READ:-}" ]; then
  export ENV_FILE_IS_READ=1
  exec node --env-file="$ENV_FILE" -e '
    const [program, ...options] = process.argv.slice(1);
    const { spawnSync } = require("node:child_process");
    process.exit(spawnSync(program, options, { stdio: "inherit" }).status ?? 1);
  ' -- "$0" "$@"
fi

# One user owns the checkout and the releases. Root hands over to it, so that the night, which runs
# as this user, can write what a release by hand has written.
owner=$(stat -c %U .)
if [ "$(id -u)" = 0 ] && [ "$owner" != root ]; then
  exec runuser -u "$owner" -- env HOME="$(getent passwd "$owner" | cut -d : -f 6)" "$0" "$@"
fi

current() { readlink -e "$ROOT/current" || true; }

point_to() {
  ln -sfn "$1" "$ROOT/next"
  mv -T "$ROOT/next" "$ROOT/current"
}

# Repeats a command until it succeeds, for WAIT_SECONDS.
wait_for() {
  local end=$((SECONDS + WAIT_SECONDS))
  while [ "$SECONDS" -lt "$end" ]; do
    if "$@" 2>/dev/null; then return 0; fi
    sleep 0.2
  done
  return 1
}

# A connection to a socket of systemd waits for the server.
lives() { wait_for curl -fsS --max-time 2 -o /dev/null "$1"; }

# Whether nginx answers a path with this file. Its certificate is not what a release changes.
has_file() {
  local host=${SITE_URL#*://}
  curl -fsSkg --max-time 2 -H "Host: ${host%%/*}" "$NGINX_URL/$2" | cmp -s - "$1/cdn/site/$3"
}

# A page, a file and a script of this release, as visitors get them.
is_served() {
  local site=$1/cdn/site script
  script=$(find "$site/_next/static" -name '*.js' -printf '_next/static/%P\n' -quit)
  has_file "$1" "" index.html && has_file "$1" sitemap.xml sitemap.xml && has_file "$1" "$script" "$script"
}

# Whether the server of a release starts and is configured: with a wrong key no form works, and
# without SITE_TOKEN one visitor can close them for all. What else /api/health says can pass by
# itself.
starts() {
  local pid status=0 health
  (cd "$1/server" && exec env NODE_ENV=production HOSTNAME=127.0.0.1 PORT="$TRY_PORT" node server.js) &
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
  bash -c "$RELOAD" 9>&- && bash -c "$RESTART" 9>&- && lives "$LIVE_URL" && wait_for is_served "$1"
}

publish() {
  local before
  before=$(current)
  if switch_to "$1"; then return; fi
  if [ -z "$before" ]; then
    rm "$ROOT/current"
    echo "The release does not answer, and there is none before it. Nothing is published." >&2
  elif switch_to "$before"; then
    echo "The release does not answer. The one before is published again: $before" >&2
  else
    echo "The release does not answer, and neither does the one before: $before" >&2
  fi
  return 1
}

# By their names, which are times. --back follows the records instead: a clock may be set back.
releases() { find "$ROOT/releases" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*[0-9]' | sort; }

# The release that this one replaced.
before() { cat "$1/before" 2>/dev/null || true; }

go_back() {
  local now target
  now=$(current)
  target=$(before "$now")
  [ -d "$target" ] || fail "There is no release before ${now:-the first one}."
  publish "$target"
  # After a second way back, the first release that was taken back is still the way forward.
  [ -f "$ROOT/held" ] || echo "$now" >"$ROOT/held"
  echo "Published again: $target"
  echo "The nights publish nothing until $(cat "$ROOT/held") is mended: deploy/release.sh publishes" \
    "the mended checkout, deploy/release.sh --forward that release as it is."
}

go_forward() {
  local target
  [ -f "$ROOT/held" ] || fail "No release was taken back."
  target=$(cat "$ROOT/held")
  [ -d "$target" ] || fail "$target was deleted. Publish the checkout: deploy/release.sh"
  publish "$target"
  rm "$ROOT/held"
  echo "Published again: $target"
}

provenance() {
  local commit changed
  commit=$(git rev-parse HEAD) && changed=$(git status --porcelain) ||
    fail "git cannot name the commit of this checkout; it must belong to $(id -un)."
  printf '{"commit":"%s","changedFiles":%d,"lock":"sha256:%s","node":"%s","builtAt":"%s"}\n' \
    "$commit" "$(grep -c . <<<"$changed")" \
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

# A build without the public address has links to localhost, and passed the check of decision 0016.
require_address() {
  local built
  built=$(sed -n 's|.*<loc>\(https\?://[^/<]*\).*|\1|p' .next/cdn/site/sitemap.xml | head -n 1)
  [ "$built" = "${SITE_URL%/}" ] ||
    fail "This build is for ${built:-no address}, but SITE_URL is $SITE_URL. Nothing was changed."
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
  require_address

  local folder before
  folder=$ROOT/releases/$(date -u +%Y%m%d-%H%M%S-%3N)
  before=$(current)
  rm -rf "$ROOT"/releases/*.partial
  trap 'rm -rf "$ROOT"/releases/*.partial' EXIT
  mkdir -p "$folder.partial"
  cp -a .next/cdn "$folder.partial/cdn"
  cp -a .next/standalone "$folder.partial/server"
  # Whatever umask the build had.
  chmod -R u=rwX,go=rX "$folder.partial"
  [ -z "${INDEXNOW_KEY:-}" ] || printf %s "$INDEXNOW_KEY" >"$folder.partial/cdn/site/$INDEXNOW_KEY.txt"
  [ ! -f .next/sbom.json ] || cp .next/{sbom,provenance}.json "$folder.partial"
  starts "$folder.partial" ||
    fail "The server of this build does not start, or is not configured. Nothing was changed."
  if [ -n "$before" ]; then
    echo "$before" >"$folder.partial/before"
    # Pages that visitors have open request the files of their own release: on the way forward …
    add_files "$before/$STATIC" "$folder.partial/$STATIC"
    # … and, after a way back, those of this one.
    add_files "$folder.partial/$STATIC" "$before/$STATIC"
  fi
  mv -T "$folder.partial" "$folder"
  if ! publish "$folder"; then
    rm -rf "$folder"
    exit 1
  fi
  rm -f "$ROOT/held"
  # The way back counts as the newest of the others. grep finds none after the first release.
  { { releases | grep -vxF -e "$folder" -e "${before:-none}" || true; } && printf %s "${before:+$before
}"; } | head -n -"$((KEEP - 1))" | xargs -r rm -rf
  echo "Published: $folder"
  [ -z "${INDEXNOW_KEY:-}" ] || [ -z "$before" ] || announce "$before" "$folder"
}

[ -n "${SITE_URL:-}" ] || fail "SITE_URL is not set in $ENV_FILE."
mkdir -p "$ROOT/releases" && [ -w "$ROOT/releases" ] && [ -w "$ROOT" ] ||
  fail "$(id -un) cannot write in $ROOT. As root: chown -R $(id -un): $ROOT"
exec 9>"$ROOT/release.lock"
flock -n 9 || fail "Another release is running."

case "${1:-}" in
  --back) go_back ;;
  --forward) go_forward ;;
  --night)
    [ ! -f "$ROOT/held" ] ||
      fail "$(cat "$ROOT/held") was taken back: nothing is published before it is mended (docs/deploy.md)."
    release
    ;;
  "" | --built) release "${1:-}" ;;
  *) fail "Unknown option: $1" ;;
esac
