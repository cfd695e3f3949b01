import type { ProductKind, SaveProfileRequest } from '@pressdock/api';
import type { Product } from '../../../entities/product/product.kind.ts';

const basics = ['name', 'slug', 'description'] as const;

const selling = [
  'require_purchase_code',
  'easy_digital_downloads',
  'easy_digital_downloads_id',
  'easy_digital_downloads_url',
  'envato',
  'envato_id',
  'envato_ignore_supported_until',
  'gumroad',
  'gumroad_product_id',
  'gumroad_product_permalink',
  'sendowl',
  'sendowl_product_id',
  'whmcs',
  'whmcs_url',
  'composer',
  'webhook_urls',
] as const;

/** The fields of each kind, in the order of the screen. */
export const productFields = {
  plugin: [
    ...basics,
    'homepage',
    'author',
    'author_homepage',
    'installation',
    'icon',
    'banner_high',
    'banner_low',
    ...selling,
  ],
  theme: [...basics, 'details_url', ...selling],
} as const;

/** The name of a field of either kind. */
export type ProductField = (typeof productFields)[ProductKind][number];

const blank = {
  name: '',
  slug: '',
  description: '',
  homepage: '',
  author: '',
  author_homepage: '',
  installation: '',
  details_url: '',
  icon: '',
  banner_high: '',
  banner_low: '',
  require_purchase_code: false,
  easy_digital_downloads: false,
  easy_digital_downloads_id: '',
  easy_digital_downloads_url: '',
  envato: false,
  envato_id: '',
  envato_ignore_supported_until: false,
  gumroad: false,
  gumroad_product_id: '',
  gumroad_product_permalink: '',
  sendowl: false,
  sendowl_product_id: '',
  whmcs: false,
  whmcs_url: '',
  composer: false,
  webhook_urls: [] as string[],
} satisfies Record<ProductField, string | boolean | string[]>;

/** The values of a product. Fields that its kind does not have are blank. */
export type ProductFormValues = {
  [Field in ProductField]: (typeof blank)[Field] extends boolean
    ? boolean
    : (typeof blank)[Field] extends string
      ? string
      : string[];
};

/** The values of a new product. */
export const blankProduct: ProductFormValues = blank;

/** The fields that hold values of a type. */
type FieldsOf<T> = {
  [Field in ProductField]: ProductFormValues[Field] extends T ? Field : never;
}[ProductField];

/** The name of a text field. */
export type TextField = FieldsOf<string>;

/** The name of a boolean field. */
export type FlagField = FieldsOf<boolean>;

/** A secret of the account that a sales platform or a webhook needs. */
export type Secret = keyof Pick<
  SaveProfileRequest,
  'envatoApiToken' | 'sendowlApiKey' | 'sendowlApiSecret' | 'webhookSecret'
>;

/** The blank values of all secrets. */
export const blankSecrets: Record<Secret, string> = {
  envatoApiToken: '',
  sendowlApiKey: '',
  sendowlApiSecret: '',
  webhookSecret: '',
};

/** The values of the form: those of the product, and secrets of the account that are typed here. */
export type ProductValues = ProductFormValues & typeof blankSecrets;

const blankOf = (kind: ProductKind): Partial<ProductFormValues> =>
  Object.fromEntries(productFields[kind].map((field) => [field, blank[field]]));

/** The fields that a draft stores. Secrets are not among them. */
export const draftFields = { plugin: blankOf('plugin'), theme: blankOf('theme') };

/** Returns what the form of a saved product starts from. */
export function productSource(product: Product) {
  const fields = productFields[product.kind] as readonly ProductField[];
  const known = fields.map((field) => [field, product[field as keyof Product]]);
  const values: ProductFormValues = { ...blankProduct, ...Object.fromEntries(known) };
  return { values, revision: product.revision };
}
