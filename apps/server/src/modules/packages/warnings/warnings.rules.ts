import type { ProductKind } from '@pressdock/api';
import { truncate } from '../../../text/truncate.ts';
import type { PackageHeaders } from '../headers.rules.ts';
import type { Readme } from '../readme/readme.rules.ts';
import { findLeftovers } from './leftovers.rules.ts';

/** The facts about a valid package that warnings depend on. */
export interface PackageFacts {
  kind: ProductKind;
  slug: string;
  root: string;
  headers: PackageHeaders;
  readme: Readme | undefined;
  names: readonly string[];
}

/** Returns the warnings about a valid package, one sentence each, in a fixed order. */
export function collectWarnings(facts: PackageFacts): string[] {
  const { headers, readme, kind, slug } = facts;
  const warnings: string[] = [];
  if (facts.root !== slug) {
    warnings.push(`The folder in the zip file is "${facts.root}", but the slug is "${slug}".`);
  }
  warnings.push(...headerWarnings(facts));
  if (kind === 'plugin' && !readme) {
    warnings.push(
      'The zip file contains no readme.txt, so sites show no description and no changelog.',
    );
  }
  warnings.push(...readmeWarnings(headers, readme));
  return [...warnings, ...findLeftovers(facts.names)];
}

/** Headers that WordPress compares as version numbers; it reads any other text as 0. */
const VERSION_HEADERS = [
  ['requires', 'Requires at least'],
  ['tested', 'Tested up to'],
  ['requiresPhp', 'Requires PHP'],
] as const;

function headerWarnings({ headers, slug }: PackageFacts): string[] {
  const warnings: string[] = [];
  if (headers.textDomain && headers.textDomain !== slug) {
    warnings.push(`The text domain is "${headers.textDomain}", but the slug is "${slug}".`);
  }
  for (const [field, label] of VERSION_HEADERS) {
    const value = headers[field];
    if (value && !/^\d+(?:\.\d+)*$/.test(value)) {
      warnings.push(
        `The header "${label}:" is "${truncate(value, 60)}", which is not a version number.`,
      );
    }
  }
  if (headers.updateUri === 'false') {
    warnings.push('The header "Update URI: false" prevents sites from checking for updates.');
  }
  return warnings;
}

function readmeWarnings(headers: PackageHeaders, readme: Readme | undefined): string[] {
  if (!readme) return [];
  const warnings: string[] = [];
  const stable = readme.stableTag;
  if (stable && stable !== 'trunk' && stable !== headers.version) {
    warnings.push(
      `The stable tag in readme.txt is ${stable}, but the version is ${headers.version}.`,
    );
  }
  for (const [field, label] of VERSION_HEADERS) {
    const [inMain, inReadme] = [headers[field], readme[field]];
    if (inMain && inReadme && inMain !== inReadme) {
      warnings.push(`"${label}:" is ${inMain} in the main file but ${inReadme} in readme.txt.`);
    }
  }
  return warnings;
}
