import { SavePluginRequest, SaveThemeRequest, validationMessages } from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import type { Product } from '../../entities/product/product.kind.ts';
import type { ProductKind } from '../../shared/paths.ts';

const shared = ['name', 'slug', 'description'] as const;

/** The fields of the form, in their order on the screen. */
export const productFields = {
  plugin: [...shared, 'homepage', 'author', 'author_homepage', 'installation'],
  theme: [...shared, 'details_url'],
} as const;

/** The name of one field of either form. */
export type ProductField = (typeof productFields)[ProductKind][number];

/** What stands in the form. A field that a kind does not have stays blank. */
export type ProductFormValues = Record<ProductField, string>;

/** A sentence for each field at fault. */
export type ProductFormErrors = Partial<Record<string, string>>;

/** A form that nobody has typed into. */
export const blankProduct: ProductFormValues = {
  name: '',
  slug: '',
  description: '',
  homepage: '',
  author: '',
  author_homepage: '',
  installation: '',
  details_url: '',
};

/** What the form shows for a product that exists. */
export function valuesOf(product: Product): ProductFormValues {
  const values = { ...blankProduct };
  const known: Partial<Record<ProductField, unknown>> = product;
  for (const field of productFields[product.kind]) {
    const value = known[field];
    if (typeof value === 'string') values[field] = value;
  }
  return values;
}

/** The slug that a name suggests: "Crème Brûlée 2" becomes "creme-brulee-2". */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TEXT_LIMITS.slug)
    .replace(/^-+|-+$/g, '');
}

/** The fields that differ from how the form began. */
export function changedFields(
  kind: ProductKind,
  values: ProductFormValues,
  initial: ProductFormValues,
): Partial<ProductFormValues> {
  const changed = productFields[kind].filter((field) => values[field] !== initial[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** What a new product is saved with: the fields of its kind and no others. */
export function payloadOf(kind: ProductKind, values: ProductFormValues): ProductFormValues {
  const fields = productFields[kind].map((field) => [field, values[field]]);
  return Object.fromEntries(fields) as ProductFormValues;
}

const schemas = { plugin: SavePluginRequest, theme: SaveThemeRequest } as const;

/** The first sentence for each field at fault; empty when the form may be saved. */
export function productFormErrors(kind: ProductKind, values: ProductFormValues): ProductFormErrors {
  const checked = schemas[kind].safeParse(payloadOf(kind, values));
  const errors: ProductFormErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    errors[String(path[0])] ??= message;
  }
  return errors;
}

/**
 * The sentence for the form as a whole: only for one that was sent off with nothing typed into it.
 * @see specification, section 5
 */
export function untouchedMessage(values: ProductFormValues): string | undefined {
  const isUntouched = Object.values(values).every((value) => value.trim() === '');
  return isUntouched ? validationMessages.productUntouched : undefined;
}
