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

/** Returns a product's versions as Composer metadata. @param distUrl the URL of a version's zip file */
export function composerPackage(
  name: string,
  { kind }: ComposerProduct,
  releases: readonly ComposerRelease[],
  distUrl: (version: string) => string,
): ComposerPackageResponse {
  const described = releases.map((release) => ({
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
