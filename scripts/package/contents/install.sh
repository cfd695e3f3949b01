#!/bin/sh
# Installs this version of Pressdock on a machine with systemd, or upgrades to it:
#   sudo ./install.sh https://pressdock.example.com
# The data, the settings and the previous version stay.
set -eu
umask 022

fail() {
  printf '%s\n' "$1" >&2
  exit 1
}

source=$(dirname -- "$(readlink -f -- "$0")")
version=$(cat "$source/VERSION")
target=/opt/pressdock-$version
settings=/etc/pressdock/pressdock.env
url=${1:-}
# A migration waits for other servers, and the first start creates a database.
max_seconds=1800

write_settings() {
  key=$(head -c 32 /dev/urandom | base64)
  (
    umask 077
    sed "s|^PUBLIC_URL=.*|PUBLIC_URL=$url|; s|^PRESSDOCK_MASTER_KEY=.*|PRESSDOCK_MASTER_KEY=$key|" \
      /opt/pressdock/deploy/pressdock.env >"$settings.new"
  )
  mv "$settings.new" "$settings"
}

# Adds a setting that the units require, unless the file contains it.
add_setting() {
  if grep -Eq "^[[:space:]]*(export[[:space:]]+)?$1[[:space:]]*=" "$settings"; then return; fi
  [ -z "$(tail -c 1 "$settings")" ] || echo >>"$settings"
  echo "$1=$2" >>"$settings"
}

# Prints the instances of pressdock@ that are enabled or active.
list_instances() {
  {
    systemctl show --property=Wants --value multi-user.target | tr ' ' '\n'
    systemctl list-units --plain --no-legend --state=active,activating 'pressdock@*.service' |
      cut -d ' ' -f 1
  } | grep '^pressdock@' | sort -u
}

# Prints a property of the current unit.
show() {
  systemctl show --property="$1" --value "$unit"
}

# Prints what the current start of the unit has logged.
read_log() {
  journalctl --quiet --output=cat "_SYSTEMD_INVOCATION_ID=$(show InvocationID)" "$@"
}

give_up() {
  read_log --lines=5 >&2
  echo "Pressdock $version $1. See: journalctl --unit=$unit" >&2
  if [ "$previous" != "$target" ] && [ -x "$previous/install.sh" ]; then
    echo "Unless the database was upgraded, this returns to the previous version: sudo $previous/install.sh" >&2
  fi
  exit 1
}

# Waits until the current unit is ready. systemd starts a server that failed again, so only a unit
# that stays down has ended.
wait_until_ready() {
  seconds=0
  seconds_down=0
  until read_log | grep -q '^ready '; do
    case $(show ActiveState) in
      inactive | failed) seconds_down=$((seconds_down + 1)) ;;
      *) seconds_down=0 ;;
    esac
    [ "$seconds_down" -lt 2 ] || give_up "does not run"
    [ "$seconds" -lt "$max_seconds" ] || give_up "is not ready after $((max_seconds / 60)) minutes"
    sleep 1
    seconds=$((seconds + 1))
    if [ $((seconds % 30)) = 0 ]; then
      echo "Still waiting for $unit ($seconds seconds): $(read_log --lines=1)"
    fi
  done
}

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

if [ "$source" != "$target" ]; then
  rm -rf "$target"
  cp -R "$source" "$target"
fi
chown -R root:root "$target"
# The user of the server has to read the program, whatever the umask was when it was unpacked.
chmod -R u=rwX,go=rX "$target"
# The version that was ready last, also after a failed upgrade.
previous=$(readlink -e /opt/pressdock.ready || readlink -e /opt/pressdock || true)
ln -sfn "$target" /opt/pressdock
ln -sfn /opt/pressdock/bin/pressdock /usr/local/bin/pressdock

install -d -m 0755 /etc/pressdock
[ -e "$settings" ] || write_settings
add_setting PRESSDOCK_DATA /var/lib/pressdock
add_setting PRESSDOCK_BACKUP_TO /var/backups/pressdock
# The file may be a copy from another machine, with another owner.
chown root:pressdock "$settings"
chmod 0640 "$settings"

# The unit lets the server write backups to this folder, which has to exist before it starts.
install -d -m 0700 -o pressdock -g pressdock /var/backups/pressdock

for file in pressdock.service pressdock@.service pressdock-backup.service pressdock-backup.timer; do
  install -m 0644 "/opt/pressdock/deploy/$file" "/etc/systemd/system/$file"
done
systemctl daemon-reload

# Several processes replace the single server, unless it is enabled or active too.
units=$(list_instances)
[ -n "$units" ] || systemctl enable --quiet pressdock
if systemctl --quiet is-enabled pressdock || systemctl --quiet is-active pressdock; then
  units="pressdock $units"
fi

is_first=1
for unit in $units; do
  # A proxy that polls /readyz each second has to notice that the process before is ready.
  [ "$is_first" = 1 ] || sleep 2
  is_first=0
  # Starts that failed before do not count.
  systemctl reset-failed "$unit" 2>/dev/null || true
  systemctl restart "$unit" || true
  wait_until_ready
  [ "$unit" = pressdock ] || echo "$unit is ready."
done
ln -sfn "$target" /opt/pressdock.ready
echo "Pressdock $version runs."
read_log | sed -n 's/^operator /Create the operator: /p'
