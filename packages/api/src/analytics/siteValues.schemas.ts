import * as z from 'zod/mini';
import { Id } from '../contract/primitives.schemas.ts';
import { SITE_FACTS } from './analytics.limits.ts';
import { Day } from './siteFilter.schemas.ts';

/** A version and the number of sites that reported it. Blank: it was not reported. */
export const VersionCount = z.object({ version: z.string(), vcount: z.number() });

/** @see {@link VersionCount} */
export type VersionCount = z.infer<typeof VersionCount>;

/** The sites of a day by WordPress version, most sites first. */
export const WordPressVersionsResponse = z.object({ installed_versions: z.array(VersionCount) });

/** The sites of a day by PHP version, most sites first. */
export const PhpVersionsResponse = z.object({ php_versions: z.array(VersionCount) });

/** The sites of a day by database version as reported, most sites first. */
export const MysqlVersionsResponse = z.object({ mysql_versions: z.array(VersionCount) });

/** The sites of a day by language, most sites first. */
export const LanguagesResponse = z.object({
  languages: z.array(z.object({ language: z.string(), vcount: z.number() })),
});

/** The path parameters of the sites of a day by a fact. */
export const SiteValuesParams = z.object({ uuid: Id, date: Day, fact: z.enum(SITE_FACTS) });

/**
 * The sites of a day by a fact, most sites first. `sites` is the number of all sites that match the
 * filters. A blank value means sites that did not report the fact. `isDeleted`: there were sites, but the
 * records that the call counts were deleted after the retention.
 */
export const SiteValuesResponse = z.object({
  data: z.array(z.object({ value: z.string(), sites: z.number() })),
  sites: z.number(),
  isDeleted: z.boolean(),
});

/** @see {@link SiteValuesResponse} */
export type SiteValuesResponse = z.infer<typeof SiteValuesResponse>;

/** The account's plugins and themes by name. */
export const AnalyticsPluginsResponse = z.object({
  data: z.array(z.object({ id: Id, name: z.string(), kind: z.enum(['plugin', 'theme']) })),
});

/** @see {@link AnalyticsPluginsResponse} */
export type AnalyticsPluginsResponse = z.infer<typeof AnalyticsPluginsResponse>;

/** The products whose installed versions are counted. */
export const PluginVersionsRequest = z.object({
  pluginIds: z.array(Id).check(z.minLength(1), z.maxLength(500)),
  date: z.optional(Day),
  filter: z.optional(z.array(z.string()).check(z.maxLength(8))),
});

/** The sites of each product by installed version, most sites first. */
export const PluginVersionsResponse = z.object({
  data: z.array(z.object({ id: Id, installed_versions: z.array(VersionCount) })),
});

/** @see {@link PluginVersionsResponse} */
export type PluginVersionsResponse = z.infer<typeof PluginVersionsResponse>;

/** The themes that sites use, most sites first, with the number of their versions. */
export const SiteThemesResponse = z.object({
  data: z.array(z.object({ theme: z.string(), versions: z.number(), domains: z.number() })),
});

/** @see {@link SiteThemesResponse} */
export type SiteThemesResponse = z.infer<typeof SiteThemesResponse>;

/** The other plugins that sites use, most sites first. Empty unless the author collects the list. */
export const SitePluginsResponse = z.object({
  data: z.array(z.object({ plugin: z.string(), versions: z.number(), sites: z.number() })),
});

/** @see {@link SitePluginsResponse} */
export type SitePluginsResponse = z.infer<typeof SitePluginsResponse>;

/**
 * The sites of a day by WordPress version (rows) and installed version (columns), newest versions first.
 * `cells` has one list per row with one number per column. `isDeleted`: there were sites, but their records
 * were deleted after the retention.
 */
export const VersionTableResponse = z.object({
  wordpress: z.array(z.string()),
  versions: z.array(z.string()),
  cells: z.array(z.array(z.number())),
  isDeleted: z.boolean(),
});

/** @see {@link VersionTableResponse} */
export type VersionTableResponse = z.infer<typeof VersionTableResponse>;
