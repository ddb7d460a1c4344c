#!/usr/bin/env bash
# Builds the site that is checked out here and makes it the current release (docs/deploy.md). The
# timer of deploy/primoze-release.timer runs it every night.
set -euo pipefail
cd "$(dirname "$0")/.."
root=${PRIMOZE_ROOT:-/srv/primoze}

npm ci
npm run build

release=$root/releases/$(date +%Y%m%d-%H%M%S)
mkdir -p "$release"
# -a: nginx computes ETags from the modification times, which the build computed from the content.
cp -a .next/cdn "$release/cdn"
cp -a .next/standalone "$release/server"
# Pages that visitors have open still request the scripts of the previous release.
if [ -d "$root/current/cdn/site/_next/static" ]; then
    cp -an "$root/current/cdn/site/_next/static/." "$release/cdn/site/_next/static/"
fi

# The link changes in one step.
ln -sfn "$release" "$root/next"
mv -T "$root/next" "$root/current"
nginx -t
systemctl reload nginx
systemctl restart primoze

# The newest five stay, for a rollback.
find "$root/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n +6 | xargs -r rm -rf
