const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Everything that the command prints. */
export const cliMessages = {
  help: `Releases a version of a plugin or theme on a Pressdock server.

Usage
  pressdock release <file.zip> [--product <id or slug>] [--changelog <HTML or @file>]
  npx @pressdock/api release <file.zip>

Options
  --product    The plugin or theme. Without it, the one with the slug of the zip
               file's root folder.
  --changelog  The changelog of the version as HTML; @notes.html reads it from a
               file. Without it, the changelog in the zip file's readme.txt.
  --help       Shows this text.

Settings, from the environment
  PRESSDOCK_URL      The URL of the server, such as https://pressdock.example.
  PRESSDOCK_API_KEY  An API key with the scope Release.

Exit codes
  0  The version was released, or had been released with exactly this file.
  1  The server rejected the file or the version. Correct it first.
  2  The arguments, the settings or the file are wrong.
  3  The API key is wrong, or the key or the account may not release this version.
  4  The server could not be reached or is busy. Run the command again.
`,
  usage: 'Run "npx @pressdock/api --help" for the options.',
  unknownCommand: (command: string) => `There is no command "${command}".`,
  oneFile: 'Name one zip file: npx @pressdock/api release file.zip',
  urlMissing: 'Set PRESSDOCK_URL to the URL of your Pressdock server.',
  urlInvalid: 'PRESSDOCK_URL must be a URL such as https://pressdock.example.',
  urlInsecure:
    'PRESSDOCK_URL must begin with https://, because the API key could be read on the way otherwise.',
  keyMissing: 'Set PRESSDOCK_API_KEY to an API key with the scope Release.',
  keyInvalid: 'PRESSDOCK_API_KEY must be an API key, which begins with pdk_.',
  fileUnreadable: (file: string, reason: string) => `${file} cannot be read: ${reason}.`,
  notZip: (file: string) => `${file} is not a zip file.`,
  noRootFolder: (file: string) =>
    `${file} has no root folder. Put all its files into one folder, named like the plugin or theme.`,
  unknownProduct: (requested: string) =>
    `Your account has no plugin or theme "${requested}". Name one with --product, or add it in the dashboard.`,
  ambiguousProduct: (slug: string, ids: readonly string[]) =>
    `A plugin and a theme have the slug "${slug}". Choose one with --product: ${ids.join(' or ')}.`,
  notPressdock: (url: string) =>
    `${url} does not respond like a Pressdock server. Check PRESSDOCK_URL.`,
  noResponse: (url: string) =>
    `${url} did not respond. Check PRESSDOCK_URL and the connection, and run the command again.`,
  busy: (url: string, message: string) => `${url} is busy: ${message} Run the command again later.`,
  keyRejected:
    'The server rejected the API key. Create another one with the scope Release, and set PRESSDOCK_API_KEY to it.',
  denied: (message: string) => `The server denied the request: ${message}`,
  rejected: (message: string) => `The server rejected the release: ${message}`,
  uploadRejected: (status: number, message: string) =>
    `The storage rejected the upload (${status}): ${message}`,
  otherPackage:
    'The version exists already with another package. A version never changes once it is released, so raise the version in the header of the main file.',
  found: (file: string, bytes: number, product: string) =>
    `[1/3] ${file} (${sizeOf(bytes)}) for ${product}`,
  uploaded: (sent: number, total: number) =>
    `[2/3] Uploaded ${sizeOf(sent)} of ${sizeOf(total)} (${Math.floor((100 * sent) / total)}%)`,
  checking: '[3/3] The server checks the file and adds the version',
  retrying: (seconds: number) => `No success yet. Trying again in ${seconds} s.`,
  warning: (text: string) => `Warning: ${text}`,
  released: (product: string, version: string) => `Released ${product} ${version}`,
  releasedBefore: (product: string, version: string) =>
    `${product} ${version} was released before with exactly this file`,
  failed: (message: string) => `Error: ${message}`,
} as const;
