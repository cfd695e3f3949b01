import { truncate } from '../../../text/truncate.ts';

/** Matches a file that a package should not contain, with its description. */
type Leftover = readonly [pattern: RegExp, what: string];

/** Files of a working folder. */
const WORK: readonly Leftover[] = [
  [/(?:^|\/)\.git(?:\/|$)/, 'a .git folder'],
  [/(?:^|\/)\.svn(?:\/|$)/, 'an .svn folder'],
  [/(?:^|\/)\.hg(?:\/|$)/, 'an .hg folder'],
  [/(?:^|\/)node_modules\//, 'a node_modules folder'],
  [/(?:^|\/)\.(?:idea|vscode)\//, 'editor settings'],
  [/(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/, 'operating system files (.DS_Store, Thumbs.db)'],
  [/\.(?:zip|tar|tgz|gz|phar|rar|7z)$/i, 'an archive'],
];

/** Files of debugging and testing, which sites should neither install nor serve. */
const DEBUGGING: readonly Leftover[] = [
  [/\.log$|(?:^|\/)(?:error_log|php_errorlog)$/i, 'a log file'],
  [/(?:^|\/)(?:\.phpunit[^/]*|phpunit\.xml(?:\.dist)?)$/i, 'test runner files'],
  [/\.(?:sql|sqlite|sqlite3|bak|orig|swp)$|~$/i, 'a database dump or a backup'],
  [/(?:^|\/)(?:phpinfo|adminer)[^/]*\.php$/i, 'a debugging script'],
];

/** Files that may be secret. Publishing cannot be undone, so false alarms are accepted. */
const SECRET: readonly Leftover[] = [
  [/(?:^|\/)\.env(?:\.(?!example$|sample$|dist$|template$)[^/]*)?$/i, 'an .env file'],
  [/\.(?:pem|key|p12|pfx|ppk|jks|kdbx)$/i, 'a key or a certificate'],
  [/(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i, 'a private key'],
  [/(?:^|\/)wp-config[^/]*\.php$/i, "a site's wp-config.php"],
  [/(?:^|\/)\.?(?:htpasswd|npmrc|netrc|pgpass)$/i, 'a file with passwords or tokens'],
  [
    /(?:^|\/)(?:auth|credentials|secrets?)\.(?:json|ya?ml|php|ini|txt)$/i,
    'a file with credentials',
  ],
];

/** Returns a warning for each kind of leftover, naming the first such file. */
export function findLeftovers(names: readonly string[]): string[] {
  const warn = (leftovers: readonly Leftover[], addition: string) =>
    leftovers.flatMap(([pattern, what]) => {
      const name = names.find((entry) => pattern.test(entry));
      return name ? [`The zip file contains ${what}${addition}: "${truncate(name, 160)}".`] : [];
    });
  return [
    ...warn(WORK, ''),
    ...warn(DEBUGGING, ''),
    ...warn(SECRET, ', which often contains secrets'),
  ];
}
