import type { FlagField, ProductFormValues, Secret, TextField } from './productForm.values.ts';

/** Typed secrets. A missing or blank one stays as it is saved. */
export type Secrets = Partial<Record<Secret, string>>;

/** A sales platform or license manager, and the fields it needs once it is selected. */
export interface Platform {
  flag: FlagField;
  fields: readonly TextField[];
  flags?: readonly FlagField[];
  secrets?: readonly Secret[];
}

/** The platforms in the order of the form, which is the order of precedence of license managers. */
export const platforms: readonly Platform[] = [
  { flag: 'require_purchase_code', fields: [] },
  {
    flag: 'easy_digital_downloads',
    fields: ['easy_digital_downloads_id', 'easy_digital_downloads_url'],
  },
  {
    flag: 'envato',
    fields: ['envato_id'],
    flags: ['envato_ignore_supported_until'],
    secrets: ['envatoApiToken'],
  },
  { flag: 'gumroad', fields: ['gumroad_product_id', 'gumroad_product_permalink'] },
  {
    flag: 'sendowl',
    fields: ['sendowl_product_id'],
    secrets: ['sendowlApiKey', 'sendowlApiSecret'],
  },
  { flag: 'whmcs', fields: ['whmcs_url'] },
  { flag: 'composer', fields: [] },
];

/** Returns the fields that a selected platform needs. */
export const fieldsOf = ({ fields, flags = [] }: Platform) => [...fields, ...flags];

/** Returns the secrets to save: those typed for a selected platform or for webhooks. */
export function typedSecrets(values: ProductFormValues, secrets: Secrets): Secrets {
  const selected = platforms.filter(({ flag }) => values[flag]);
  const needed = selected.flatMap((platform) => platform.secrets ?? []);
  if (values.webhook_urls.length > 0) needed.push('webhookSecret');
  const typed = needed.filter((name) => (secrets[name] ?? '').trim() !== '');
  return Object.fromEntries(typed.map((name) => [name, secrets[name]]));
}
