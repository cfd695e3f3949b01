/** Programs of a shell itself. */
const builtIn = [
  ...['.', ':', '[', '[[', 'cd', 'command', 'echo', 'eval', 'exec', 'exit', 'export', 'false'],
  ...['local', 'printf', 'read', 'return', 'set', 'shift', 'source', 'test', 'trap', 'true'],
  ...['umask', 'unset', 'wait'],
];

/** Programs that every Unix has. */
const coreutils = [
  ...[
    'awk',
    'basename',
    'cat',
    'chmod',
    'chown',
    'cp',
    'cut',
    'date',
    'df',
    'dirname',
    'du',
    'env',
  ],
  ...['find', 'grep', 'gzip', 'head', 'id', 'install', 'kill', 'ln', 'ls', 'mkdir', 'mktemp', 'mv'],
  ...[
    'rm',
    'rmdir',
    'sed',
    'sha256sum',
    'sleep',
    'sort',
    'stat',
    'tail',
    'tar',
    'tee',
    'touch',
    'tr',
  ],
  ...['uniq', 'wc', 'xargs'],
];

/** The other programs that documents may show, and why their readers have them. */
const others: Readonly<Record<string, string>> = {
  'apt-get': 'installs packages on Debian and Ubuntu, which the operating pages use as examples',
  caddy: 'the proxy of an example',
  curl: 'sends the requests of the guides, which run them against a server',
  docker: 'runs the example of a container',
  git: 'is needed by builds',
  gpg: 'encrypts files apart from the server',
  journalctl: 'reads the log of a systemd unit',
  jq: 'reads JSON in the guides, which run it',
  nginx: 'the proxy of an example',
  openssl: 'generates keys; part of Debian and macOS',
  pg_dump: 'comes with Postgres; a test runs the command',
  pg_restore: 'comes with Postgres; a test runs the command',
  psql: 'comes with Postgres',
  ssh: 'is needed by builds',
  sudo: 'runs a command as another user',
  systemctl: 'controls a systemd unit',
  'systemd-analyze': 'rates a systemd unit',
  useradd: 'creates the user of the server',
};

/** The programs that documents may show without a check of their own. */
export const allowedPrograms: ReadonlySet<string> = new Set([
  ...builtIn,
  ...coreutils,
  ...Object.keys(others),
]);

/** Names in capital letters that documents show besides the settings of the server. */
export const otherVariables: Readonly<Record<string, string>> = {
  PRESSDOCK_API_KEY: 'the API key of a client in the guides',
  PRESSDOCK_URL: 'the server of a client in the guides',
  PRESSDOCK_WEBHOOK_URL: 'a value of the hook in the guide to continuous deployment',
  PRESSDOCK_WEBHOOK_SECRET: 'a value of the hook in the guide to continuous deployment',
  PRESSDOCK_BACKUP_S3: 'the beginning of the names of several settings of backups',
  PRESSDOCK_DATABASE_PASSWORD: 'a variable of the script that creates the database',
  PRESSDOCK_ENV_FILE: 'the file of settings that the script of the archive reads',
  PRESSDOCK_VERSION: 'a variable of the example for containers',
  OTEL_EXPORTER_OTLP_HEADERS: 'a variable of OpenTelemetry, which its exporter reads',
  OTEL_RESOURCE_ATTRIBUTES: 'a variable of OpenTelemetry, which its SDK reads',
  MALLOC_ARENA_MAX: 'a variable of glibc, which the start of the server sets',
  MALLOC_MMAP_THRESHOLD_: 'a variable of glibc, which the start of the server sets',
  SOURCE_DATE_EPOCH: 'the time of the files in a reproducible archive',
  CHROMATIC_PROJECT_TOKEN: 'a variable of Chromatic for contributors',
};
