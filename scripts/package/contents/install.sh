#!/bin/sh
# Installs this version of Pressdock on a machine with systemd, or upgrades to it:
#   sudo ./install.sh https://pressdock.example.com
# The data, the settings and the previous version stay.
set -eu

fail() {
  echo "$1" >&2
  exit 1
}

source=$(dirname -- "$(readlink -f -- "$0")")
version=$(cat "$source/VERSION")
settings=/etc/pressdock/pressdock.env
url=${1:-}

[ "$(id -u)" = 0 ] || fail "Run this as root: sudo $0 $*"
command -v systemctl >/dev/null || fail "This machine has no systemd. See INSTALL.md."
"$source/bin/pressdock" --version >/dev/null

if [ ! -e "$settings" ]; then
  case $url in
    https://*) ;;
    *) fail "Usage: sudo $0 <the https address of the server>, such as https://pressdock.example.com" ;;
  esac
fi

if ! id pressdock >/dev/null 2>&1; then
  useradd --system --user-group --home-dir /var/lib/pressdock --shell /usr/sbin/nologin pressdock
fi

if [ "$source" != "/opt/pressdock-$version" ]; then
  rm -rf "/opt/pressdock-$version"
  cp -R "$source" "/opt/pressdock-$version"
  chown -R root:root "/opt/pressdock-$version"
fi
ln -sfn "/opt/pressdock-$version" /opt/pressdock
ln -sfn /opt/pressdock/bin/pressdock /usr/local/bin/pressdock

if [ ! -e "$settings" ]; then
  install -d -m 0755 /etc/pressdock
  key=$(head -c 32 /dev/urandom | base64)
  umask 077
  sed "s|^PUBLIC_URL=.*|PUBLIC_URL=$url|; s|^PRESSDOCK_MASTER_KEY=.*|PRESSDOCK_MASTER_KEY=$key|" \
    /opt/pressdock/deploy/pressdock.env >"$settings.new"
  chown root:pressdock "$settings.new"
  chmod 0640 "$settings.new"
  mv "$settings.new" "$settings"
fi

# The unit lets the server write backups to this folder, which has to exist before it starts.
install -d -m 0700 -o pressdock -g pressdock /var/backups/pressdock

for unit in pressdock.service pressdock-backup.service pressdock-backup.timer; do
  install -m 0644 "/opt/pressdock/deploy/$unit" "/etc/systemd/system/$unit"
done
systemctl daemon-reload
systemctl enable --quiet pressdock
systemctl restart pressdock

# The first start creates a database, which takes up to a minute on a small machine.
tries=0
invocation=$(systemctl show --property=InvocationID --value pressdock)
until journalctl --quiet --output=cat "_SYSTEMD_INVOCATION_ID=$invocation" | grep -q '^ready '; do
  tries=$((tries + 1))
  if [ "$tries" -gt 120 ] || ! systemctl --quiet is-active pressdock; then
    journalctl --quiet --output=cat --lines=5 "_SYSTEMD_INVOCATION_ID=$invocation" >&2
    fail "Pressdock $version does not run. See: journalctl --unit=pressdock"
  fi
  sleep 1
done
echo "Pressdock $version runs."
journalctl --quiet --output=cat "_SYSTEMD_INVOCATION_ID=$invocation" | sed -n 's/^operator /Create the operator: /p'
