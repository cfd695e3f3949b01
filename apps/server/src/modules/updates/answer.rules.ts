import type { PluginUpdateResponse, ThemeUpdateResponse } from '@pressdock/api';
import type { ProductFacts, ReleasedVersion } from './updates.store.ts';

const CHANGELOG_VERSIONS = 15;

/** What a plugin's site reads about a version. @param downloadUrl left out: shown, not installable */
export function pluginAnswer(
  product: ProductFacts,
  version: ReleasedVersion,
  downloadUrl: string | undefined,
): PluginUpdateResponse {
  return {
    name: product.name,
    slug: product.slug,
    version: version.version,
    homepage: product.homepage,
    ...(downloadUrl && { download_url: downloadUrl }),
    sections: sections(product),
    author: product.author,
    author_homepage: product.author_homepage,
    requires: version.requires,
    tested: version.tested,
    requires_php: version.requires_php,
    upgrade_notice: plainText(version.upgrade_notice),
    last_updated: version.created_at.toISOString().slice(0, 19).replace('T', ' '),
    downloaded: product.versions.reduce((total, { downloads }) => total + downloads, 0),
    icons: filled({ '1x': product.icon, default: product.icon }),
    banners: filled({ low: product.banner_low, high: product.banner_high }),
    translations: [],
  };
}

/** What a theme's site reads about a version. */
export function themeAnswer(
  product: ProductFacts,
  version: ReleasedVersion,
  downloadUrl: string | undefined,
  fallbackDetailsUrl: string,
): ThemeUpdateResponse {
  return {
    version: version.version,
    details_url: product.details_url || fallbackDetailsUrl,
    ...(downloadUrl && { download_url: downloadUrl }),
    requires: version.requires,
    requires_php: version.requires_php,
    translations: [],
  };
}

function sections(product: ProductFacts): Record<string, string> {
  const {
    description,
    installation,
    changelog,
    upgrade_notice: _notice,
    ...others
  } = product.sections;
  return filled({
    description: product.description || description || '',
    installation: product.installation || installation || '',
    ...others,
    changelog: written(product) || changelog || '',
  });
}

function written({ versions }: ProductFacts): string {
  return versions
    .filter((version) => version.changelog !== '')
    .slice(0, CHANGELOG_VERSIONS)
    .map((version) => `<h4>${version.version}</h4>${version.changelog}`)
    .join('');
}

/** WordPress shows the notice as text inside a paragraph of its own. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function filled(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
