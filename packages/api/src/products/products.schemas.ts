import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Html, Id, Line, Revision, Timestamp, WebAddress } from '../contract/primitives.schemas.ts';
import { WEBHOOK_URLS_MAX } from './products.limits.ts';
import { productValidation } from './products.messages.ts';

const name = z
  .string(productValidation.nameRequired)
  .check(
    z.trim(),
    z.minLength(1, productValidation.nameRequired),
    z.maxLength(TEXT_LIMITS.name, fieldValidation.tooLong),
  );

const slug = z
  .string(productValidation.slugRequired)
  .check(
    z.minLength(1, productValidation.slugRequired),
    z.maxLength(TEXT_LIMITS.slug, fieldValidation.tooLong),
    z.regex(/^[a-z0-9-]*$/, productValidation.slugFormat),
  );

const description = z
  .string(productValidation.descriptionRequired)
  .check(
    z.trim(),
    z.minLength(1, productValidation.descriptionRequired),
    z.maxLength(TEXT_LIMITS.html, fieldValidation.tooLong),
  );

const flag = z.optional(z.boolean());

const line = z.optional(Line);

const address = z.optional(WebAddress);

/**
 * Fields that plugins and themes have in common: sales platforms and repository. While a product is
 * connected with a repository, `repository`, `branch` and `github_actions` are those of its deployment:
 * blank values leave them unchanged, and other values are rejected.
 */
const selling = {
  require_purchase_code: flag,
  envato: flag,
  envato_ignore_supported_until: flag,
  envato_id: line,
  easy_digital_downloads: flag,
  easy_digital_downloads_id: line,
  easy_digital_downloads_url: address,
  webhook_urls: z.optional(z.array(WebAddress).check(z.maxLength(WEBHOOK_URLS_MAX))),
  gumroad: flag,
  gumroad_product_permalink: line,
  gumroad_product_id: line,
  sendowl: flag,
  sendowl_product_id: line,
  whmcs: flag,
  whmcs_url: address,
  composer: flag,
  repository: line,
  branch: line,
  github_actions: flag,
};

const pluginFields = {
  homepage: address,
  author: line,
  author_homepage: address,
  installation: z.optional(Html),
  icon: address,
  banner_high: address,
  banner_low: address,
  ...selling,
};

const themeFields = { details_url: address, ...selling };

/**
 * Every field of a plugin. Omitted fields become blank or false.
 * @see specification, section 3, "Plugin"
 */
export const SavePluginRequest = z.object({
  name,
  slug,
  description,
  ...pluginFields,
  revision: Revision,
});

/** @see {@link SavePluginRequest} */
export type SavePluginRequest = z.infer<typeof SavePluginRequest>;

/**
 * Every field of a theme. Omitted fields become blank or false.
 * @see specification, section 3, "Theme"
 */
export const SaveThemeRequest = z.object({
  name,
  slug,
  description,
  ...themeFields,
  revision: Revision,
});

/** @see {@link SaveThemeRequest} */
export type SaveThemeRequest = z.infer<typeof SaveThemeRequest>;

/** The uploaded package of the first version. Without it, the product has no versions at first. */
const firstPackage = { s3Url: z.optional(Line) };

/** A new plugin, and optionally its first version. Omitted fields become blank or false. */
export const CreatePluginRequest = z.extend(SavePluginRequest, firstPackage);

/** A new theme, and optionally its first version. Omitted fields become blank or false. */
export const CreateThemeRequest = z.extend(SaveThemeRequest, firstPackage);

/** Changes to some fields of a plugin. */
export const PatchPluginRequest = z.partial(SavePluginRequest);

/** Changes to some fields of a theme. */
export const PatchThemeRequest = z.partial(SaveThemeRequest);

const sellingResponse = {
  require_purchase_code: z.boolean(),
  envato: z.boolean(),
  envato_ignore_supported_until: z.boolean(),
  envato_id: z.string(),
  easy_digital_downloads: z.boolean(),
  easy_digital_downloads_id: z.string(),
  easy_digital_downloads_url: z.string(),
  webhook_urls: z.array(z.string()),
  gumroad: z.boolean(),
  gumroad_product_permalink: z.string(),
  gumroad_product_id: z.string(),
  sendowl: z.boolean(),
  sendowl_product_id: z.string(),
  whmcs: z.boolean(),
  whmcs_url: z.string(),
  composer: z.boolean(),
  repository: z.string(),
  branch: z.string(),
  github_actions: z.boolean(),
};

const summary = {
  latestVersion: z.nullable(z.object({ version: z.string(), downloads: z.number() })),
  latestBuild: z.nullable(z.object({ responseCode: z.number(), responseBody: z.string() })),
  versionCount: z.number(),
  licenseCount: z.number(),
  downloads: z.number(),
  revision: z.number(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
};

const identity = { _id: Id, name: z.string(), slug: z.string(), description: z.string() };

/** A plugin. `downloads` counts the downloads of all versions. */
export const PluginResponse = z.object({
  ...identity,
  homepage: z.string(),
  author: z.string(),
  author_homepage: z.string(),
  installation: z.string(),
  icon: z.string(),
  banner_high: z.string(),
  banner_low: z.string(),
  ...sellingResponse,
  ...summary,
});

/** @see {@link PluginResponse} */
export type PluginResponse = z.infer<typeof PluginResponse>;

/** A plugin in a list, without its long texts. */
export const PluginSummaryResponse = z.omit(PluginResponse, {
  description: true,
  installation: true,
});

/** @see {@link PluginSummaryResponse} */
export type PluginSummaryResponse = z.infer<typeof PluginSummaryResponse>;

/** A theme. `downloads` counts the downloads of all versions. */
export const ThemeResponse = z.object({
  ...identity,
  details_url: z.string(),
  ...sellingResponse,
  ...summary,
});

/** @see {@link ThemeResponse} */
export type ThemeResponse = z.infer<typeof ThemeResponse>;

/** A theme in a list, without its long text. */
export const ThemeSummaryResponse = z.omit(ThemeResponse, { description: true });

/** @see {@link ThemeSummaryResponse} */
export type ThemeSummaryResponse = z.infer<typeof ThemeSummaryResponse>;
