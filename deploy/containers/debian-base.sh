#!/bin/sh
# Makes an image from Debian's packages and the npm packages of Node and npm: a base without a registry of images.
# As root, with mmdebstrap and Podman, after `npm ci`.
# Arguments: the checkout, the image's name, and more packages of Debian.
set -eu

root=${1:-.}
name=${2:-localhost/niaga-base}
more=
if [ $# -gt 2 ]; then shift 2 && more=$*; fi
node=$(readlink -f "$root/node_modules/.bin/node")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

npm=$(cd "$folder" && npm pack --silent npm@11.21.2)
# As in deploy/install.sh.
integrity=7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==
if [ "$(openssl dgst -sha512 -binary "$folder/$npm" | base64 --wrap=0)" != "$integrity" ]; then
  echo 'The checksum of npm does not match.' >&2
  exit 1
fi
mkdir "$folder/npm" && tar -xzf "$folder/$npm" -C "$folder/npm" --strip-components=1

mmdebstrap --quiet --mode=root --variant=essential --include="ca-certificates libstdc++6 $more" \
  --dpkgopt='path-exclude=/usr/share/man/*' --dpkgopt='path-exclude=/usr/share/locale/*' \
  --dpkgopt='path-exclude=/usr/share/info/*' --dpkgopt='path-exclude=/usr/share/doc/*' \
  --dpkgopt='path-include=/usr/share/doc/*/copyright' \
  --customize-hook="copy-in $node /usr/local/bin" \
  --customize-hook="mkdir -p \"\$1/usr/local/lib/node_modules\"" \
  --customize-hook="copy-in $folder/npm /usr/local/lib/node_modules" \
  --customize-hook='ln -s ../lib/node_modules/npm/bin/npm-cli.js "$1/usr/local/bin/npm"' \
  bookworm "$folder/base.tar"
podman import --quiet "$folder/base.tar" "$name"
