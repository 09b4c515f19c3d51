#!/bin/sh
# Removes everything from the working directory's node_modules that a running service never loads: more than half.
# Licences are kept. tests/containers shows that the services run without the removed files.
set -eu

# The compilers of Next and TypeScript; a code editor, which Payload's admin loads in the browser for a kind of field that no
# collection has; programs that generate migrations; a browser for the tests of Next's users.
for name in @next/swc-linux-arm64-gnu @next/swc-linux-x64-gnu @typescript typescript sass caniuse-lite @babel \
  monaco-editor drizzle-kit @esbuild-kit esbuild @esbuild @playwright playwright playwright-core; do
  rm -rf "node_modules/$name" ./*/node_modules/"$name"
done

# Source maps, types and guides: Node reads no TypeScript below node_modules.
find . -path '*/node_modules/*' -type f ! -iname '*licen[cs]e*' ! -iname '*notice*' ! -iname '*copying*' \( -name '*.map' \
  -o -name '*.ts' -o -name '*.[cm]ts' -o -name '*.tsx' -o -name '*.flow' -o -name '*.md' -o -name '*.markdown' \
  -o -name '*.tsbuildinfo' \) -delete
