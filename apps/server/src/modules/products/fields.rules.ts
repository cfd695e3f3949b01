import {
  fieldValidation,
  productValidation,
  type SavePluginRequest,
  type SaveThemeRequest,
} from '@pressdock/api';
import type { SanitizeHtml } from '../richText/htmlSanitizer.ts';

const blankSelling = {
  require_purchase_code: false,
  envato: false,
  envato_ignore_supported_until: false,
  envato_id: '',
  easy_digital_downloads: false,
  easy_digital_downloads_id: '',
  easy_digital_downloads_url: '',
  webhook_urls: [] as string[],
  gumroad: false,
  gumroad_product_permalink: '',
  gumroad_product_id: '',
  sendowl: false,
  sendowl_product_id: '',
  whmcs: false,
  whmcs_url: '',
  composer: false,
  repository: '',
  branch: '',
  github_actions: false,
};

/** The values of a plugin's optional fields that a complete save omits. */
export const blankPlugin: Required<
  Omit<SavePluginRequest, 'name' | 'slug' | 'description' | 'revision'>
> = {
  homepage: '',
  author: '',
  author_homepage: '',
  installation: '',
  icon: '',
  banner_high: '',
  banner_low: '',
  ...blankSelling,
};

/** The values of a theme's optional fields that a complete save omits. */
export const blankTheme: Required<
  Omit<SaveThemeRequest, 'name' | 'slug' | 'description' | 'revision'>
> = { details_url: '', ...blankSelling };

/** The fields of a product that its owner edits. */
export type ProductFields = typeof blankPlugin &
  typeof blankTheme & { name: string; slug: string; description: string };

/** The sanitized fields, or the messages of the invalid ones. */
export type CleanHtml =
  | { ok: true; fields: Partial<ProductFields> }
  | { ok: false; faults: Record<string, string> };

const tooDeep = 'This text is nested too deeply.';

/** Sanitizes the rich texts. A description that is blank afterward counts as missing. */
export async function cleanHtml(
  fields: Partial<ProductFields>,
  sanitize: SanitizeHtml,
): Promise<CleanHtml> {
  const clean: Partial<ProductFields> = {};
  const faults: Record<string, string> = {};
  for (const name of ['description', 'installation'] as const) {
    const text = fields[name];
    if (text === undefined) continue;
    const limited = await sanitize(text);
    if (limited.ok) clean[name] = limited.html;
    else faults[name] = limited.reason === 'too_deep' ? tooDeep : fieldValidation.tooLong;
  }
  if (clean.description === '') faults.description = productValidation.descriptionRequired;
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, fields: { ...fields, ...clean } };
}

/** Returns the branch that a theme is built from: `master` unless it specifies one. */
export function defaultBranch(theme: { repository: string; branch: string }): string {
  return theme.repository !== '' && theme.branch === '' ? 'master' : theme.branch;
}
