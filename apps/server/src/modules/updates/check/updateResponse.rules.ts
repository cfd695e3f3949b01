import type { PluginUpdateResponse, ThemeUpdateResponse } from '@pressdock/api';
import type { ProductFacts, ReleasedVersion } from '../updates.store.ts';

const CHANGELOG_VERSIONS = 15;

/** Returns the response to a plugin's update check. @param downloadUrl undefined if the site cannot install it */
export function toPluginResponse(
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
    sections: collectSections(product),
    author: product.author,
    author_homepage: product.author_homepage,
    requires: version.requires,
    tested: version.tested,
    requires_php: version.requires_php,
    upgrade_notice: toText(version.upgrade_notice),
    last_updated: version.created_at.toISOString().slice(0, 19).replace('T', ' '),
    downloaded: product.versions.reduce((total, { downloads }) => total + downloads, 0),
    icons: withoutBlanks({ '1x': product.icon, default: product.icon }),
    banners: withoutBlanks({ low: product.banner_low, high: product.banner_high }),
    translations: [],
  };
}

/** Returns the response to a theme's update check. */
export function toThemeResponse(
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

function collectSections(product: ProductFacts): Record<string, string> {
  const {
    description,
    installation,
    changelog,
    upgrade_notice: _notice,
    ...others
  } = product.sections;
  return withoutBlanks({
    description: product.description || description || '',
    installation: product.installation || installation || '',
    ...others,
    changelog: joinChangelogs(product) || changelog || '',
  });
}

function joinChangelogs({ versions }: ProductFacts): string {
  return versions
    .filter((version) => version.changelog !== '')
    .slice(0, CHANGELOG_VERSIONS)
    .map((version) => `<h4>${version.version}</h4>${version.changelog}`)
    .join('');
}

/** Returns the text of HTML: WordPress shows the notice as text in its own paragraph. */
function toText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutBlanks(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
