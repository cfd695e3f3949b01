import type { PluginUpdateResponse, SiteRefusal, ThemeUpdateResponse } from '@pressdock/api';
import { UPDATE_RESPONSE_BYTES } from '@pressdock/api/limits';
import { deniedMessages } from '../updates.messages.ts';
import type { ProductFacts, ProductTexts, ReleasedVersion } from '../updates.store.ts';

/** The part of a response for sections. The lengths of all other fields are limited. */
const SECTIONS_BYTES = UPDATE_RESPONSE_BYTES - 112 * 1024;

/** A product with the sections of its page that fit in a response. */
export type ResponseFacts = ProductFacts & { sections: Record<string, string> };

/** Whether a site can install the version of a response. */
export interface Installability {
  /** Undefined if the site cannot install it. */
  downloadUrl: string | undefined;
  /** Why the license of the site does not allow it; undefined for other reasons. */
  refusal: SiteRefusal | undefined;
}

/** Returns the response to a plugin's update check. */
export function toPluginResponse(
  product: ResponseFacts,
  version: ReleasedVersion,
  { downloadUrl, refusal }: Installability,
): PluginUpdateResponse {
  return {
    name: product.name,
    slug: product.slug,
    version: version.version,
    homepage: product.homepage,
    ...(downloadUrl && { download_url: downloadUrl }),
    ...describeRefusal(refusal),
    sections: product.sections,
    author: product.author,
    author_homepage: product.author_homepage,
    requires: version.requires,
    tested: version.tested,
    requires_php: version.requires_php,
    upgrade_notice: refusal ? deniedMessages[refusal] : toText(version.upgrade_notice),
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
  { downloadUrl, refusal }: Installability,
  detailsPageUrl: string,
): ThemeUpdateResponse {
  return {
    version: version.version,
    details_url: product.details_url || detailsPageUrl,
    ...(downloadUrl && { download_url: downloadUrl }),
    ...describeRefusal(refusal),
    requires: version.requires,
    requires_php: version.requires_php,
    translations: [],
  };
}

function describeRefusal(code: SiteRefusal | undefined) {
  return code && { license: { code, message: deniedMessages[code] } };
}

/**
 * Returns the sections of a product's page. If they are too long for a response, the description, the
 * installation and the newest changelogs take precedence, and what does not fit is left out.
 */
export function collectSections(texts: ProductTexts): Record<string, string> {
  const {
    description = '',
    installation = '',
    changelog = '',
    upgrade_notice: _notice,
    ...others
  } = texts.readme;
  let room = SECTIONS_BYTES;
  const fit = (text: string) => {
    const bytes = Buffer.byteLength(JSON.stringify(text));
    if (bytes > room) return '';
    room -= bytes;
    return text;
  };
  const first = {
    description: fit(texts.description || description),
    installation: fit(texts.installation || installation),
  };
  const history = joinChangelogs(texts, fit) || fit(changelog);
  const rest = Object.entries(others).map(([name, text]) => [name, fit(text)]);
  return withoutBlanks({ ...first, ...Object.fromEntries(rest), changelog: history });
}

/** Joins the changelogs up to the first that does not fit. */
function joinChangelogs({ changelogs }: ProductTexts, fit: (text: string) => string): string {
  const parts: string[] = [];
  for (const { version, changelog } of changelogs) {
    const part = fit(`<h4>${version}</h4>${changelog}`);
    if (part === '') break;
    parts.push(part);
  }
  return parts.join('');
}

/** Returns the text of HTML: WordPress shows the notice as text in its own paragraph. */
function toText(html: string): string {
  return html
    .replace(/<[^>]*(?:>|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutBlanks(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
