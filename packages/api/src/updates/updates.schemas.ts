import * as z from 'zod/mini';
import { SiteText, Timestamp } from '../contract/primitives.schemas.ts';
import { SITE_REFUSALS } from '../decisions/decisions.schemas.ts';

/** The most recent update check of a product by a real site, or null before the first. */
export const LastUpdateCheckResponse = z.object({
  lastUpdateCheck: z.nullable(
    z.object({
      checkedAt: Timestamp,
      site: z.nullable(z.string()),
      installedVersion: z.nullable(z.string()),
      wordpressVersion: z.nullable(z.string()),
      phpVersion: z.nullable(z.string()),
    }),
  ),
});

/** @see {@link LastUpdateCheckResponse} */
export type LastUpdateCheckResponse = z.infer<typeof LastUpdateCheckResponse>;

/** The PHP file that an author adds to a product, generated for it. */
export const UpdaterFileResponse = z.object({ name: z.string(), code: z.string() });

/** @see {@link UpdaterFileResponse} */
export type UpdaterFileResponse = z.infer<typeof UpdaterFileResponse>;

/**
 * The query of an update check. `license` (in older update checkers `code`) is the license key or the
 * purchase code, if the product requires one. With `explain=1`, a site without a valid license gets the
 * newest version without `download_url`, and the reason as `license`, instead of 401.
 */
export const UpdateCheckQuery = z.looseObject({
  installed_version: SiteText,
  php: SiteText,
  locale: SiteText,
  checking_for_updates: SiteText,
  license: SiteText,
  code: SiteText,
  explain: SiteText,
});

/** The form of an older update checker. Every field may be missing. */
export const UpdateCheckBody = z.nullish(
  z.looseObject({
    domain: SiteText,
    collectAnalytics: SiteText,
    phpVersion: SiteText,
    language: SiteText,
    plugins: SiteText,
    theme: SiteText,
    mysqlVersion: SiteText,
    installed_version: SiteText,
    license: SiteText,
    code: SiteText,
  }),
);

/**
 * The version to download, by default the newest. A gated product requires the download token `access`
 * of an offer, or a license key or purchase code as `license` (or `code`).
 */
export const PackageQuery = z.looseObject({
  version: SiteText,
  access: SiteText,
  license: SiteText,
  code: SiteText,
});

/** Why the site cannot install the version of an offer. */
const DeniedOffer = z.object({ code: z.enum(SITE_REFUSALS), message: z.string() });

/** The offer for a plugin, as its update checker reads it. */
export const PluginUpdateResponse = z.object({
  name: z.string(),
  slug: z.string(),
  version: z.string(),
  homepage: z.string(),
  download_url: z.optional(z.string()),
  license: z.optional(DeniedOffer),
  sections: z.record(z.string(), z.string()),
  author: z.string(),
  author_homepage: z.string(),
  requires: z.string(),
  tested: z.string(),
  requires_php: z.string(),
  upgrade_notice: z.string(),
  last_updated: z.string(),
  downloaded: z.number(),
  icons: z.record(z.string(), z.string()),
  banners: z.record(z.string(), z.string()),
  translations: z.array(z.unknown()),
});

/** @see {@link PluginUpdateResponse} */
export type PluginUpdateResponse = z.infer<typeof PluginUpdateResponse>;

/** The offer for a theme, as its update checker reads it. */
export const ThemeUpdateResponse = z.object({
  version: z.string(),
  details_url: z.string(),
  download_url: z.optional(z.string()),
  license: z.optional(DeniedOffer),
  requires: z.string(),
  requires_php: z.string(),
  translations: z.array(z.unknown()),
});

/** @see {@link ThemeUpdateResponse} */
export type ThemeUpdateResponse = z.infer<typeof ThemeUpdateResponse>;

/** A gated product requires a license key or purchase code as `license` (or `code`), as an update check does. */
export const LatestVersionQuery = z.looseObject({ license: SiteText, code: SiteText });

/** The newest version number of a product. */
export const LatestVersionResponse = z.object({ version: z.string() });
