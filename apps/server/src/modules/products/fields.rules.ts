import {
  fieldValidation,
  productValidation,
  type SavePluginRequest,
  type SaveThemeRequest,
} from '@pressdock/api';
import { sanitizeHtmlWithLimits } from '../../text/sanitizeHtml.ts';

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

/** What a plugin's optional fields are when a save as a whole leaves them out. */
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

/** What a theme's optional fields are when a save as a whole leaves them out. */
export const blankTheme: Required<
  Omit<SaveThemeRequest, 'name' | 'slug' | 'description' | 'revision'>
> = { details_url: '', ...blankSelling };

/** Everything of a product that its owner writes. */
export type ProductFields = typeof blankPlugin &
  typeof blankTheme & { name: string; slug: string; description: string };

/** Made safe, or the fields at fault. */
export type CleanHtml =
  | { ok: true; fields: Partial<ProductFields> }
  | { ok: false; faults: Record<string, string> };

const tooDeep = 'This text is nested too deeply.';

/** Makes the rich texts safe to show. A description of which nothing is left counts as missing. */
export function cleanHtml(fields: Partial<ProductFields>): CleanHtml {
  const clean: Partial<ProductFields> = {};
  const faults: Record<string, string> = {};
  for (const name of ['description', 'installation'] as const) {
    const text = fields[name];
    if (text === undefined) continue;
    const limited = sanitizeHtmlWithLimits(text);
    if (limited.ok) clean[name] = limited.html;
    else faults[name] = limited.reason === 'too_deep' ? tooDeep : fieldValidation.tooLong;
  }
  if (clean.description === '') faults.description = productValidation.descriptionRequired;
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, fields: { ...fields, ...clean } };
}

/** A theme with a repository is built from `master` unless it names a branch. */
export function defaultBranch(theme: { repository: string; branch: string }): string {
  return theme.repository !== '' && theme.branch === '' ? 'master' : theme.branch;
}
