import type { PackageHeaders, PackageKind } from './headers.rules.ts';
import type { Readme } from './readme.rules.ts';

/** What is known about a sound package when its author is given advice. */
export interface PackageFacts {
  kind: PackageKind;
  slug: string;
  root: string;
  headers: PackageHeaders;
  readme: Readme | undefined;
  names: readonly string[];
}

const LEFTOVERS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\/)\.git(?:\/|$)/, 'a .git folder'],
  [/(?:^|\/)\.svn(?:\/|$)/, 'an .svn folder'],
  [/(?:^|\/)node_modules\//, 'a node_modules folder'],
  [/(?:^|\/)\.env(?:\.[^/]*)?$/, 'an .env file, which often holds secrets'],
  [/(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/, 'files of a desktop system (.DS_Store, Thumbs.db)'],
  [/\.(?:zip|tar|tgz|gz|phar)$/i, 'another archive'],
];

/** Advice about a package that is accepted all the same, one sentence each, in a fixed order. */
export function collectWarnings(facts: PackageFacts): string[] {
  const { headers, readme, kind, slug } = facts;
  const warnings: string[] = [];
  if (facts.root !== slug) {
    warnings.push(`The folder in the zip is "${facts.root}", the slug is "${slug}".`);
  }
  if (headers.textDomain && headers.textDomain !== slug) {
    warnings.push(`The text domain is "${headers.textDomain}", the slug is "${slug}".`);
  }
  if (kind === 'plugin' && !readme) {
    warnings.push('There is no readme.txt: sites will see no description and no changelog.');
  }
  const stable = readme?.stableTag;
  if (stable && stable !== 'trunk' && stable !== headers.version) {
    warnings.push(`The stable tag in readme.txt is ${stable}, the version is ${headers.version}.`);
  }
  for (const [pattern, what] of LEFTOVERS) {
    const name = facts.names.find((entry) => pattern.test(entry));
    if (name) warnings.push(`The zip contains ${what}: "${name.slice(0, 160)}".`);
  }
  return warnings;
}
