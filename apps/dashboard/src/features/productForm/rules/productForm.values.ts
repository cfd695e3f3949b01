import type { Product } from '../../../entities/product/product.kind.ts';
import type { ProductKind } from '../../../shared/paths.ts';

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

/** The fields of the form, in their order on the screen. */
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

/** The name of one field of either form. */
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

/** What stands in the form. A field that a kind does not have stays blank. */
export type ProductFormValues = {
  [Field in ProductField]: (typeof blank)[Field] extends boolean
    ? boolean
    : (typeof blank)[Field] extends string
      ? string
      : string[];
};

/** A form that nobody has touched. */
export const blankProduct: ProductFormValues = blank;

/** Those fields that hold this type. */
type FieldsOf<T> = {
  [Field in ProductField]: ProductFormValues[Field] extends T ? Field : never;
}[ProductField];

/** The name of a field that holds a text. */
export type TextField = FieldsOf<string>;

/** The name of a field that is on or off. */
export type FlagField = FieldsOf<boolean>;

/** What the form shows for a product that exists. */
export function valuesOf(product: Product): ProductFormValues {
  const fields = productFields[product.kind] as readonly ProductField[];
  const known = fields.map((field) => [field, product[field as keyof Product]]);
  return { ...blankProduct, ...Object.fromEntries(known) };
}
