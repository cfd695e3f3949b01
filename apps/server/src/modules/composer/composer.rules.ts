import type { ComposerPackageResponse, ProductKind } from '@pressdock/api';

/** A product that can be installed with Composer. */
export interface ComposerProduct {
  id: string;
  kind: ProductKind;
  slug: string;
}

/** The facts about a version that Composer needs. */
export interface ComposerRelease {
  version: string;
  requires_php: string;
  sha256: string;
  created_at: Date;
}

const suffix = '[._-]?(?:(?:stable|beta|b|rc|alpha|a|patch|pl|p)(?:[.-]?\\d+)*)?(?:[.-]?dev)?';
const numbers = '\\d{1,5}(?:\\.\\d+){0,3}';
const date = '\\d{4}(?:[.:-]?\\d{2}){1,6}(?:[.:-]?\\d{1,3}){0,2}';
/**
 * The versions that Composer can parse. It rejects a package that lists any other.
 * @see https://github.com/composer/semver/blob/main/src/VersionParser.php
 */
const composerVersion = new RegExp(`^v?(?:${numbers}|${date})${suffix}(?:\\+\\S+)?$`, 'i');

/** A valid Composer package name. Some slugs are not valid. */
const composerName = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

/**
 * Returns the name of a product's package. The vendor is derived from the account's id, because
 * projects require packages by name and a business name may change.
 */
export function packageName(accountId: string, { id, slug }: ComposerProduct): string {
  const vendor = `pressdock-${accountId.slice(0, 8)}`;
  return `${vendor}/${composerName.test(slug) ? slug : `product-${id.slice(0, 8)}`}`;
}

/** Returns a product's versions as Composer metadata, without those it cannot parse. @param distUrl the URL of a version's zip file */
export function composerPackage(
  name: string,
  { kind }: ComposerProduct,
  releases: readonly ComposerRelease[],
  distUrl: (version: string) => string,
): ComposerPackageResponse {
  const known = releases.filter(({ version }) => composerVersion.test(version));
  const described = known.map((release) => ({
    name,
    version: release.version,
    type: kind === 'plugin' ? ('wordpress-plugin' as const) : ('wordpress-theme' as const),
    dist: { type: 'zip' as const, url: distUrl(release.version), reference: release.sha256 },
    require: { ...requirePhp(release.requires_php), 'composer/installers': '^1.0 || ^2.0' },
    time: release.created_at.toISOString(),
  }));
  return { packages: { [name]: described } };
}

function requirePhp(requiresPhp: string): Record<string, string> {
  return /^\d+(?:\.\d+){0,2}$/.test(requiresPhp) ? { php: `>=${requiresPhp}` } : {};
}

/** Returns the password of HTTP basic authentication. The user name is ignored. */
export function readPassword(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=_-]{1,2000})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const password = text.slice(text.indexOf(':') + 1).trim();
  return /^\P{Cc}+$/u.test(password) ? password : undefined;
}
