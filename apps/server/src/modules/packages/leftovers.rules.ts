/** Something that a package should not hold, and what to call it. */
type Leftover = readonly [pattern: RegExp, what: string];

/** What stays behind when a working folder is zipped as it is. */
const WORK: readonly Leftover[] = [
  [/(?:^|\/)\.git(?:\/|$)/, 'a .git folder'],
  [/(?:^|\/)\.svn(?:\/|$)/, 'an .svn folder'],
  [/(?:^|\/)\.hg(?:\/|$)/, 'an .hg folder'],
  [/(?:^|\/)node_modules\//, 'a node_modules folder'],
  [/(?:^|\/)\.(?:idea|vscode)\//, "an editor's settings"],
  [/(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/, 'files of a desktop system (.DS_Store, Thumbs.db)'],
  [/\.(?:zip|tar|tgz|gz|phar|rar|7z)$/i, 'another archive'],
];

/** What debugging and testing leave behind. Sites should neither install nor serve it. */
const DEBUGGING: readonly Leftover[] = [
  [/\.log$|(?:^|\/)(?:error_log|php_errorlog)$/i, 'a log file'],
  [/(?:^|\/)(?:\.phpunit[^/]*|phpunit\.xml(?:\.dist)?)$/i, 'settings of a test runner'],
  [/\.(?:sql|sqlite|sqlite3|bak|orig|swp)$|~$/i, 'a dump or a backup'],
  [/(?:^|\/)(?:phpinfo|adminer)[^/]*\.php$/i, 'a debugging script'],
];

/** What is often secret. A published package cannot be taken back, so a false alarm is the cheaper mistake. */
const SECRET: readonly Leftover[] = [
  [/(?:^|\/)\.env(?:\.(?!example$|sample$|dist$|template$)[^/]*)?$/i, 'an .env file'],
  [/\.(?:pem|key|p12|pfx|ppk|jks|kdbx)$/i, 'a key or a certificate'],
  [/(?:^|\/)id_(?:rsa|dsa|ecdsa|ed25519)$/i, 'a private key'],
  [/(?:^|\/)wp-config[^/]*\.php$/i, "a site's wp-config.php"],
  [/(?:^|\/)\.?(?:htpasswd|npmrc|netrc|pgpass)$/i, 'a file of passwords or tokens'],
  [/(?:^|\/)(?:auth|credentials|secrets?)\.(?:json|ya?ml|php|ini|txt)$/i, 'a file of credentials'],
];

/** Advice about what a package holds beside its product, the first entry of each sort named. */
export function findLeftovers(names: readonly string[]): string[] {
  const advise = (leftovers: readonly Leftover[], advice: string) =>
    leftovers.flatMap(([pattern, what]) => {
      const name = names.find((entry) => pattern.test(entry));
      return name ? [`The zip contains ${what}${advice}: "${name.slice(0, 160)}".`] : [];
    });
  return [
    ...advise(WORK, ''),
    ...advise(DEBUGGING, ''),
    ...advise(SECRET, ', which often holds secrets'),
  ];
}
