import type { ComposerPackageResponse } from '@pressdock/api';
import type { ItemKind } from '../../db/schema.ts';

/** A product that is installed with Composer. */
export interface ComposerProduct {
  id: string;
  kind: ItemKind;
  slug: string;
}

/** What of a version Composer is told. */
export interface ComposerRelease {
  version: string;
  requires_php: string;
  sha256: string;
  created_at: Date;
}

/** What Composer takes for a package's own name; some slugs are none. */
const composerName = /^[a-z0-9]+(?:-{1,2}[a-z0-9]+)*$/;

/**
 * A package's name. It is made of what never changes but the slug, which is the author's to keep: a
 * business name would change under the projects that require it.
 */
export function packageName(accountId: string, { id, slug }: ComposerProduct): string {
  const vendor = `pressdock-${accountId.slice(0, 8)}`;
  return `${vendor}/${composerName.test(slug) ? slug : `product-${id.slice(0, 8)}`}`;
}

/** How Composer describes the releases of a product. @param distUrl where a version's zip is */
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
    require: { ...phpNeeded(release.requires_php), 'composer/installers': '^1.0 || ^2.0' },
    time: release.created_at.toISOString(),
  }));
  return { packages: { [name]: described } };
}

function phpNeeded(requiresPhp: string): Record<string, string> {
  return /^\d+(?:\.\d+){0,2}$/.test(requiresPhp) ? { php: `>=${requiresPhp}` } : {};
}

/** The password of HTTP basic authentication; the user name may be anything. */
export function readPassword(authorization: string | undefined): string | undefined {
  const encoded = /^Basic ([A-Za-z0-9+/=_-]{1,2000})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const password = text.slice(text.indexOf(':') + 1).trim();
  return /^\P{Cc}+$/u.test(password) ? password : undefined;
}
