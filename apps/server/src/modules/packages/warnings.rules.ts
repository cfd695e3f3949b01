import type { PackageHeaders, PackageKind } from './headers.rules.ts';
import { findLeftovers } from './leftovers.rules.ts';
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

/** Advice about a package that is accepted all the same, one sentence each, in a fixed order. */
export function collectWarnings(facts: PackageFacts): string[] {
  const { headers, readme, kind, slug } = facts;
  const warnings: string[] = [];
  if (facts.root !== slug) {
    warnings.push(`The folder in the zip is "${facts.root}", the slug is "${slug}".`);
  }
  warnings.push(...headerWarnings(facts));
  if (kind === 'plugin' && !readme) {
    warnings.push('There is no readme.txt: sites will see no description and no changelog.');
  }
  warnings.push(...readmeWarnings(headers, readme));
  return [...warnings, ...findLeftovers(facts.names)];
}

/** WordPress compares these as numbers; a text that begins with none is compared as 0. */
const NUMBERS = [
  ['requires', 'Requires at least'],
  ['tested', 'Tested up to'],
  ['requiresPhp', 'Requires PHP'],
] as const;

function headerWarnings({ headers, slug }: PackageFacts): string[] {
  const warnings: string[] = [];
  if (headers.textDomain && headers.textDomain !== slug) {
    warnings.push(`The text domain is "${headers.textDomain}", the slug is "${slug}".`);
  }
  for (const [field, label] of NUMBERS) {
    const value = headers[field];
    if (value && !/^\d+(?:\.\d+)*$/.test(value)) {
      warnings.push(`The header "${label}:" says "${value.slice(0, 60)}", which is no version.`);
    }
  }
  if (headers.updateUri === 'false') {
    warnings.push('The header "Update URI: false" keeps sites from ever looking for an update.');
  }
  return warnings;
}

function readmeWarnings(headers: PackageHeaders, readme: Readme | undefined): string[] {
  if (!readme) return [];
  const warnings: string[] = [];
  const stable = readme.stableTag;
  if (stable && stable !== 'trunk' && stable !== headers.version) {
    warnings.push(`The stable tag in readme.txt is ${stable}, the version is ${headers.version}.`);
  }
  for (const [field, label] of NUMBERS) {
    const [written, told] = [headers[field], readme[field]];
    if (written && told && written !== told) {
      warnings.push(`"${label}:" is ${written} in the main file and ${told} in readme.txt.`);
    }
  }
  return warnings;
}
