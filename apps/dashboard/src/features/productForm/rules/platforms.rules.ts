import type { SaveProfileRequest } from '@pressdock/api';
import type { FlagField, ProductFormValues, TextField } from './productForm.values.ts';

/** A key of the account that a platform, or an address that is told of releases, asks for. */
export type Secret = keyof Pick<
  SaveProfileRequest,
  'envatoApiToken' | 'sendowlApiKey' | 'sendowlApiSecret' | 'webhookSecret'
>;

/** What was typed as keys; a key that is left out or blank stays as it is. */
export type Secrets = Partial<Record<Secret, string>>;

/** One place where a product is sold, and what is asked for once it is ticked. */
export interface Platform {
  flag: FlagField;
  fields: readonly TextField[];
  flags?: readonly FlagField[];
  secrets?: readonly Secret[];
}

/** Where a product can be sold, in the order of the form: the order in which a license manager is named. */
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

/** The fields that are asked for once a platform is ticked. */
export const fieldsOf = ({ fields, flags = [] }: Platform) => [...fields, ...flags];

/** The keys to save: those that were typed for a platform that is ticked, or for addresses that are told. */
export function typedSecrets(values: ProductFormValues, secrets: Secrets): Secrets {
  const ticked = platforms.filter(({ flag }) => values[flag]);
  const asked = ticked.flatMap((platform) => platform.secrets ?? []);
  if (values.webhook_urls.length > 0) asked.push('webhookSecret');
  const typed = asked.filter((name) => (secrets[name] ?? '').trim() !== '');
  return Object.fromEntries(typed.map((name) => [name, secrets[name]]));
}
