#!/usr/bin/env bash
# Installs the release of this checkout on a Debian machine, upgrades to it, or takes the machine back (docs/deploy.md).
set -euo pipefail
umask 022
# The database gets the locale of this process, and messages of other programs are read.
export LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive

usage="As root:
  install.sh install --site www.example.com --content cms.example.com --email editor@example.com
                     [--certificate FILE --key FILE] [--built]
  install.sh upgrade [--contract] [--built]
  install.sh rollback"

checkout=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
home=/srv/niaga
releases=$home/releases
settings=/etc/niaga
tls=$settings/tls
backups=/var/lib/niaga-backups
nginx_file=/etc/nginx/conf.d/niaga.conf
systemd=/etc/systemd/system

# As in deploy/containers/debian-base.sh.
npm_version=11.21.2
npm_integrity=7HPApk+AflMUavSseL1Pm6CnYqMIHk53x+KmuhqmTDqPkjPMgxIpTPcTqsE91EKNw4gFBJV9fnXiSdGm1DXq9A==
# Longer than migrations and the first reading of content take on a small machine.
start_limit_s=180
# A service that ended that often will not start.
most_crashes=3
# Of one release with all packages, and of its build.
release_mb=2500 build_memory_mb=2000

say() { printf '%s\n' "$1"; }
fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

version_in() { sed -n 's/^  "version": "\(.*\)",$/\1/p' "$1/package.json"; }

# The value of a variable in a file of settings: setting content PORT
setting() { sed -n "s/^$2=//p" "$settings/$1.env" | tail -n 1; }

release_of() { readlink "$home/$1" || true; }

# ── Before anything is changed ──

require_machine() {
  [[ $EUID -eq 0 ]] || fail 'Run it as root.'
  local id='' version_id=''
  if [[ -r /etc/os-release ]]; then
    id=$(sed -n 's/^ID=//p' /etc/os-release)
    version_id=$(sed -n 's/^VERSION_ID=//p' /etc/os-release | tr -d '"')
  fi
  [[ $id == debian && $version_id =~ ^1[23]$ ]] || fail 'This machine is not Debian 12 or 13.'
  [[ -d /run/systemd/system ]] || fail 'systemd is not running on this machine.'
  exec 9> /run/niaga-install.lock
  flock --nonblock 9 || fail 'Another install.sh is running.'
}

require_names() {
  local name
  [[ -n $site ]] || fail 'Name the host of the site: --site www.example.com'
  [[ -n $content ]] || fail 'Name the host of the admin: --content cms.example.com'
  [[ -n $email ]] || fail 'Name the email address of the first editor: --email editor@example.com'
  for name in "$site" "$content"; do
    [[ $name =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$ ]] || fail "\"$name\" is not the name of a host."
  done
  [[ $site != "$content" ]] || fail 'The site and the admin need a host name each.'
  [[ $email =~ ^[^[:space:]@\"\'\\|]+@[^[:space:]@\"\'\\|]+$ ]] || fail "\"$email\" is not an email address."
}

require_certificate() {
  [[ -n $certificate || -n $key ]] || return 0
  [[ -n $certificate && -n $key ]] || fail 'Name both files of the certificate: --certificate FILE --key FILE'
  for file in "$certificate" "$key"; do [[ -r $file ]] || fail "The file $file cannot be read."; done
}

require_build() {
  [[ $is_built == no ]] && return 0
  local part
  for part in node_modules/.bin/node site/build content-service/.next/BUILD_ID; do
    [[ -e $checkout/$part ]] || fail "$checkout is not built ($part is missing): omit --built."
  done
}

# Its own services may have their ports already, after an installation that was interrupted.
require_ports() {
  local unit port
  for unit in nginx:80 nginx:443 niaga-content.socket:4000 niaga-site.socket:3000; do
    port=${unit#*:}
    systemctl is-active --quiet "${unit%:*}" && continue
    if (exec 3<> "/dev/tcp/127.0.0.1/$port") 2> /dev/null; then fail "Port $port is in use; stop the program that uses it."; fi
  done
}

require_room() {
  local disk memory
  disk=$(df --output=avail --block-size=1M "$(dirname "$home")" | tail -n 1)
  ((disk >= release_mb)) || fail "A release needs $release_mb MB, and $(dirname "$home") has$disk MB."
  memory=$(awk '/^(MemAvailable|SwapFree):/ { sum += $2 } END { print int(sum / 1024) }' /proc/meminfo)
  [[ $is_built == yes ]] || ((memory >= build_memory_mb)) ||
    fail "A build needs $build_memory_mb MB of memory, and $memory MB are free: add swap, or use --built."
}

# ── The machine ──

install_packages() {
  local name
  local missing=() wanted=(nginx postgresql curl openssl ca-certificates)
  [[ $is_built == yes ]] || wanted+=(npm)
  [[ -n $certificate || $command == upgrade ]] || wanted+=(certbot)
  for name in "${wanted[@]}"; do
    dpkg-query --show --showformat='${Status}' "$name" 2> /dev/null | grep -q ' installed$' || missing+=("$name")
  done
  ((${#missing[@]} == 0)) && return 0
  say "Installing ${missing[*]} …"
  apt-get update -qq
  apt-get install -y -qq --no-install-recommends "${missing[@]}" > /dev/null
}

# Each service has an account of its own, so that the site cannot read what only the content service knows. Programs of npm
# packages run in a build, so that has one too.
create_users() {
  local name
  for name in niaga niaga-site niaga-build; do
    id "$name" > /dev/null 2>&1 ||
      useradd --system --user-group --home-dir "/var/lib/$name" --shell /usr/sbin/nologin "$name"
  done
}

# Secrets are made here and nowhere else: a file that exists stays as it is. No secret is an argument of a program.
write_settings() {
  own_settings
  if [[ ! -e $settings/content.env ]]; then
    local text
    text=$(< "$checkout/deploy/content.env.example")
    text=${text//https:\/\/isi.contoh.example/https://$content}
    text=${text//https:\/\/www.contoh.example/https://$site}
    text=${text/ADMIN_EMAIL=redaksi@contoh.example/ADMIN_EMAIL=$email}
    text=${text/PAYLOAD_SECRET=/PAYLOAD_SECRET=$(openssl rand -hex 32)}
    text=${text/PURGE_SECRET=/PURGE_SECRET=$(openssl rand -hex 32)}
    text=${text/\# DATABASE_URL=postgres:\/\/niaga:password@/DATABASE_URL=postgres:\/\/niaga:$(openssl rand -hex 32)@}
    write_secret content "$text"
  fi
  if [[ ! -e $settings/site.env ]]; then
    local text
    text=$(< "$checkout/deploy/site.env.example")
    text=${text//https:\/\/www.contoh.example/https://$site}
    text=${text/PURGE_SECRET=/PURGE_SECRET=$(setting content PURGE_SECRET)}
    write_secret site "$text"
  fi
}

# systemd reads the files as root, and passes each service its own.
own_settings() {
  install -d -m 0755 -o root -g root "$settings"
  find "$settings" -maxdepth 1 -name '*.env' -exec chown root:root {} +
}

# Complete or not at all: the next run would keep half a file.
write_secret() {
  local file=$settings/$1.env
  (umask 077 && printf '%s\n' "$2" > "$file.new")
  mv "$file.new" "$file"
}

create_database() {
  local url password
  url=$(setting content DATABASE_URL)
  # Another database is its operator's.
  [[ $url =~ ^postgres://niaga:([0-9a-f]+)@127\.0\.0\.1/niaga$ ]] || return 0
  password=${BASH_REMATCH[1]}
  systemctl enable --quiet --now postgresql
  timeout 30 sh -c "until runuser -u postgres -- psql -qAtc 'SELECT 1'; do sleep 1; done" > /dev/null 2>&1 ||
    fail 'PostgreSQL does not respond.'
  # CREATEDB is for the rehearsal of a restore.
  runuser -u postgres -- env -C / psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 > /dev/null << SQL
SELECT 'CREATE ROLE niaga LOGIN' WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'niaga') \gexec
ALTER ROLE niaga CREATEDB PASSWORD '$password';
SELECT 'CREATE DATABASE niaga OWNER niaga ENCODING ''UTF8'' LOCALE ''C.UTF-8'' TEMPLATE template0'
  WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'niaga') \gexec
SQL
}

# ── Releases ──

# Copies the checkout into a folder of its own, which gets its name once everything is in it.
stage_release() {
  local release=$releases/$1 staged=$releases/.staged
  local without=(--exclude=.git --anchored --exclude=./test-results --exclude=./content-service/data
    --exclude=./content-service/.next/cache --exclude=./deploy/.env)
  [[ $is_built == yes ]] ||
    without=(--exclude=node_modules "${without[@]}" --exclude=./site/build --exclude=./content-service/.next)
  [[ -d $release ]] && return 0
  say "Preparing release $1 …"
  rm -rf "$staged"
  install -d "$home" "$releases" "$staged"
  tar -C "$checkout" "${without[@]}" --mode=u+rwX,go+rX,go-w -cf - . | tar -C "$staged" --no-same-owner -xpf -
  if [[ $is_built == no ]]; then
    fetch_tools "$releases/.tools"
    install -d -o niaga-build "$releases/.build"
    chown -R niaga-build: "$staged"
    (cd "$staged" && runuser -u niaga-build -- env HOME="$releases/.build" PATH="$releases/.tools/bin:$PATH" \
      sh -c 'npm ci --loglevel=error && npm run build') || fail "Release $1 could not be built; nothing was changed."
    chown -Rh root:root "$staged"
    rm -rf "$releases/.tools" "$releases/.build"
  fi
  mv -T "$staged" "$release"
}

# Puts Node of the lock file, and an npm that runs on it, into a folder. On the Node of Debian 12 npm leaves out packages that
# ask for a newer one, as sharp's for this machine, and the services do not start: it only fetches these two.
fetch_tools() {
  local folder=$1 package version integrity
  package=node-linux-$(dpkg --print-architecture | sed 's/^amd64$/x64/')
  version=$(sed -n "s/^    \"$package\": \"\([0-9.]*\)\",\{0,1\}$/\1/p" "$checkout/package.json")
  [[ -n $version ]] || fail "There is no $package: use --built."
  rm -rf "$folder"
  install -d "$folder/bin" "$folder/node" "$folder/npm"
  integrity=$(grep -A 2 "^    \"node_modules/$package\": {$" "$checkout/package-lock.json" |
    sed -n 's/^ *"integrity": "sha512-\(.*\)",$/\1/p')
  fetch_package "$package@$version" "$integrity" "$folder/node"
  fetch_package "npm@$npm_version" "$npm_integrity" "$folder/npm"
  ln -s ../node/bin/node "$folder/bin/node"
  ln -s ../npm/bin/npm-cli.js "$folder/bin/npm"
}

# Fetches package $1 into folder $3 if its SHA-512 is $2: what it holds is run as root.
fetch_package() {
  local archive
  archive=$(cd "$3" && npm pack --silent "$1") || fail "$1 could not be fetched."
  [[ $(openssl dgst -sha512 -binary "$3/$archive" | base64 --wrap=0) == "$2" ]] ||
    fail "The checksum of $1 does not match."
  tar -xzf "$3/$archive" -C "$3" --strip-components=1 --no-same-owner
  rm "$3/$archive"
}

# Replaces a link in one step: a service that starts in between finds the one or the other.
point() {
  ln -sfn "$2" "$home/.$1.new"
  mv -T "$home/.$1.new" "$home/$1"
}

# The migrations of release $1 that $2 does not know, and whose names do not say that they only add.
contracting() {
  local kind=postgres file
  [[ $(setting content DATABASE_URL) == postgres* ]] || kind=sqlite
  local folder=content-service/src/platform/database/migrations/$kind
  for file in "$1/$folder"/[0-9]*.ts; do
    file=${file##*/}
    [[ -e $2/$folder/$file || $file =~ ^[0-9]+_[0-9]+_expand_ ]] || printf '%s\n' "${file%.ts}"
  done
}

prune_releases() {
  local release current previous
  current=$(release_of current)
  previous=$(release_of previous)
  for release in "$releases"/*; do
    [[ $release == "$current" || $release == "$previous" ]] || rm -rf "$release"
  done
}

# ── Services ──

# Changes of an operator belong into `systemctl edit`.
units_changed=no
install_units() {
  local name
  for name in $(cd "$1/deploy/systemd" && find . -type f); do
    if ! cmp -s "$1/deploy/systemd/$name" "$systemd/$name"; then
      install -D -m 0644 "$1/deploy/systemd/$name" "$systemd/$name"
      units_changed=yes
    fi
  done
  [[ $units_changed == no ]] || systemctl daemon-reload
  # A release before the sockets listens itself.
  [[ -e $1/deploy/systemd/niaga-site.socket ]] || systemctl disable --quiet --now niaga-{content,site}.socket
}

# Never through a proxy that this shell may have.
ask() { curl --silent --fail --noproxy '*' --max-time 30 "$@"; }

is_ready() {
  local port=3000
  [[ $1 == site ]] || port=4000
  # A request waits in the socket while the service starts, or cannot.
  ask --max-time 3 --output /dev/null "http://127.0.0.1:$port/readyz" || return 1
  [[ $(ask "http://127.0.0.1:$port/healthz") == *"\"version\":\"$2\""* ]]
}

restart_until_ready() {
  local unit=niaga-$1 end=$((SECONDS + start_limit_s))
  # A unit that ended too often is not started again before.
  systemctl reset-failed "$unit" 2> /dev/null || true
  # The release before may have listened itself.
  systemctl is-active --quiet "$unit.socket" || systemctl stop "$unit"
  systemctl restart "$unit" || return 1
  until is_ready "$1" "$2"; do
    ((SECONDS < end && $(systemctl show --property=NRestarts --value "$unit") < most_crashes)) || return 1
    sleep 1
  done
}

# Makes a release the current one; 1 when it does not become healthy, with the service that is not in `unready`.
started_at=0 unready=''
activate() {
  local version
  version=$(version_in "$1")
  started_at=$(date +%s)
  unready=content
  point current "$1" || return 1
  install_units "$1" || return 1
  restart_until_ready content "$version" || return 1
  unready=site
  restart_until_ready site "$version" || return 1
  unready=''
  responds_to_visitors
}

# Through nginx, whoever signed the certificate.
responds_to_visitors() {
  local host
  host=$(host_of site SITE_ORIGIN)
  ask --insecure --output /dev/null --resolve "$host:443:127.0.0.1" "https://$host/"
}

host_of() { setting "$1" "$2" | sed 's|^https://||'; }

# What the service that is not ready has said last: a sentence of its own, or the first line of an error.
why() {
  local unit=niaga-$unready words
  [[ -n $unready ]] || { printf '%s' 'nginx does not forward to the site' && return; }
  words=$(journalctl --quiet --output=cat --lines=50 --since="@$started_at" "_SYSTEMD_UNIT=$unit.service" |
    grep -E '^[A-Z][A-Za-z]*Error|^[A-Z].*\.$' | tail -n 1 | cut -c 1-300) || true
  printf '%s' "journalctl -u $unit${words:+: $words}"
}

# ── nginx ──

# The configuration of a release with the names of this machine. What leads to the site is the name with or without www.
nginx_of() {
  local host admin other
  host=$(host_of site SITE_ORIGIN)
  admin=$(host_of content CONTENT_ORIGIN)
  other=www.$host
  [[ $host == www.* ]] && other=${host#www.}
  sed -e "s|/etc/letsencrypt/live/www\.contoh\.example/|$tls/|" -e 's/www\.contoh\.example/@site@/g' \
    -e 's/isi\.contoh\.example/@admin@/g' -e "s/contoh\.example/$other/g" -e "s/@site@/$host/g" \
    -e "s/@admin@/$admin/g" "$1/deploy/nginx/niaga.conf" |
    # nginx does not start with an address that the kernel does not know.
    if [[ -e /proc/net/if_inet6 ]]; then cat; else sed '/listen \[::\]/d'; fi
}

# $2 is the release whose configuration is installed: one that was changed by hand stays.
install_nginx() {
  if [[ -e $nginx_file ]] && ! nginx_of "$2" | cmp -s - "$nginx_file"; then
    nginx_of "$1" | cmp -s - "$nginx_file" || say "$nginx_file was changed by hand and is not replaced."
  else
    nginx_of "$1" > "$nginx_file"
  fi
  rm -f /etc/nginx/sites-enabled/default
  install -d /var/www/letsencrypt
  nginx -t -q || fail "nginx does not accept $nginx_file."
  systemctl enable --quiet nginx
  systemctl reload-or-restart nginx
}

prepare_certificate() {
  install -d -m 0700 "$tls"
  if [[ -n $certificate ]]; then
    link_certificate "$(realpath -s "$certificate")" "$(realpath -s "$key")"
  elif [[ -e /etc/letsencrypt/live/$site/fullchain.pem ]]; then
    link_certificate "/etc/letsencrypt/live/$site/fullchain.pem" "/etc/letsencrypt/live/$site/privkey.pem"
  elif [[ ! -e $tls/fullchain.pem ]]; then
    # nginx needs one to start, and runs while the real one is obtained.
    openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 90 -subj "/CN=$site" \
      -addext "subjectAltName=DNS:$site,DNS:$content" -keyout "$tls/privkey.pem" -out "$tls/fullchain.pem" 2> /dev/null
  fi
}

link_certificate() {
  ln -sfn "$1" "$tls/fullchain.pem"
  ln -sfn "$2" "$tls/privkey.pem"
}

obtain_certificate() {
  [[ ! -L $tls/fullchain.pem ]] || return 0
  local other=www.$site
  [[ $site == www.* ]] && other=${site#www.}
  say 'Obtaining a certificate from the certificate authority …'
  if certbot certonly --quiet --non-interactive --agree-tos --email "$email" --cert-name "$site" \
    --webroot --webroot-path /var/www/letsencrypt --deploy-hook 'systemctl reload nginx' \
    --domain "$site" --domain "$other" --domain "$content"; then
    link_certificate "/etc/letsencrypt/live/$site/fullchain.pem" "/etc/letsencrypt/live/$site/privkey.pem"
    systemctl reload nginx
  else
    say "No certificate was obtained, so browsers will show a warning: point $site, $other and $content to this machine, and repeat the command."
  fi
}

# ── Commands ──

install_all() {
  require_names
  require_certificate
  require_build
  local version current release
  version=$(version_in "$checkout")
  current=$(release_of current)
  release=$releases/$version
  [[ -z $current || $current == "$release" ]] ||
    fail "Version $(version_in "$current") is installed: install.sh upgrade"
  require_ports
  require_room
  install_packages
  create_users
  write_settings
  create_database
  stage_release "$version"
  prepare_certificate
  point current "$release"
  install_units "$release"
  install_nginx "$release" "$release"
  systemctl enable --quiet niaga-{content,site}.{socket,service}
  systemctl enable --quiet --now niaga-backup.timer niaga-backup-verify.timer
  if [[ $units_changed == yes ]] || ! { is_ready content "$version" && is_ready site "$version" && responds_to_visitors; }; then
    say 'Starting …'
    activate "$release" ||
      fail "It does not become healthy ($(why))."
  fi
  obtain_certificate
  say "Version $version runs: https://$(host_of site SITE_ORIGIN) and https://$(host_of content CONTENT_ORIGIN)/admin"
  say "The first editor's password: journalctl -u niaga-content | grep 'First editor'"
}

back_up() {
  local newest
  say 'Backing up …'
  systemctl start niaga-backup || fail 'The backup failed (journalctl -u niaga-backup); nothing was changed.'
  newest=$(find "$backups" -maxdepth 1 -name 'niaga-[1-7].tar.gz' -printf '%T@ %p\n' | sort -n | tail -n 1)
  # The nightly ones are replaced within a week. One is enough: what visitors have written must not be kept for ever.
  rm -f "$backups"/niaga-before-*.tar.gz
  # As the owner of the folder, who could otherwise name any file of root by a link.
  (umask 077 && cd / && runuser -u niaga -- cp --preserve=timestamps "${newest#* }" "$backups/niaga-before-$1.tar.gz")
}

# As a start of the content service does, with the code of a release that does not serve yet.
migrate() {
  say 'Migrating …'
  systemd-run --quiet --wait --collect --pipe --uid=niaga --working-directory="$1/content-service" \
    --property=EnvironmentFile="$settings/content.env" --property=UMask=0077 --property=PrivateTmp=true \
    --setenv=DEPLOYMENT=production --setenv=DATA_DIR=/var/lib/niaga \
    "$1/node_modules/.bin/node" cli/migrate.ts
}

upgrade() {
  local version before release cause contracts
  before=$(release_of current)
  [[ -n $before ]] || fail 'Nothing is installed: install.sh install'
  version=$(version_in "$checkout")
  release=$releases/$version
  [[ $release != "$before" ]] || fail "Version $version is installed already."
  require_build
  contracts=$(contracting "$checkout" "$before" | tr '\n' ' ')
  [[ -z $contracts || $may_contract == yes ]] ||
    fail "Version $version can be undone only from the backup, because of its migrations ${contracts% }: repeat with --contract."
  # What is there of it failed, was left by an earlier upgrade, or is the one before.
  [[ $release == "$(release_of previous)" ]] || rm -rf "$release"
  require_room
  create_users
  [[ $is_built == yes ]] || install_packages
  stage_release "$version"
  back_up "$version"
  migrate "$release" || fail "The migration failed; version $(version_in "$before") continues to run."
  own_settings
  say "Starting version $version …"
  if activate "$release"; then
    point previous "$before"
    install_nginx "$release" "$before"
    prune_releases
    say "Version $version runs; install.sh rollback goes back to $(version_in "$before")."
    return 0
  fi
  cause=$(why)
  [[ -z $contracts ]] ||
    fail "Version $version does not become healthy ($cause), and the previous version does not support its schema: fix it, or restore $backups/niaga-before-$version.tar.gz."
  activate "$before" || fail "Neither version $version nor $(version_in "$before") becomes healthy ($cause)."
  fail "Version $version did not become healthy ($cause); version $(version_in "$before") runs again."
}

rollback() {
  local now before contracts
  now=$(release_of current)
  before=$(release_of previous)
  [[ -n $before && -d $before ]] || fail 'There is no previous release.'
  contracts=$(contracting "$now" "$before" | tr '\n' ' ')
  [[ -z $contracts ]] ||
    fail "Version $(version_in "$before") cannot serve a database with the migrations ${contracts% }: restore a backup, or upgrade to a corrected release."
  say "Going back to version $(version_in "$before") …"
  if activate "$before"; then
    point previous "$now"
    install_nginx "$before" "$now"
    say "Version $(version_in "$before") runs; install.sh rollback returns to $(version_in "$now")."
    return 0
  fi
  activate "$now" || fail "Neither version $(version_in "$before") nor $(version_in "$now") becomes healthy."
  fail "Version $(version_in "$before") did not become healthy; version $(version_in "$now") runs again."
}

command=${1:-}
[[ $# -eq 0 ]] || shift
site='' content='' email='' certificate='' key='' is_built=no may_contract=no
while (($# > 0)); do
  case $1 in
    --built) is_built=yes ;;
    --contract) may_contract=yes ;;
    --site | --content | --email | --certificate | --key)
      [[ -n ${2:-} ]] || fail "$1 needs a value."
      printf -v "${1#--}" '%s' "$2"
      shift
      ;;
    *) fail "There is no option \"$1\"."$'\n'"$usage" ;;
  esac
  shift
done

# Each by itself: behind `&&` bash would go on after an error within it.
case $command in
  install | upgrade | rollback) require_machine ;;
  *) fail "$usage" ;;
esac
case $command in
  install) install_all ;;
  upgrade) upgrade ;;
  rollback) rollback ;;
esac
