import type { ProductKind } from '@pressdock/api';
import {
  productValidation,
  SavePluginRequest,
  SaveThemeRequest,
  sellingFaults,
} from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import {
  type FormErrors,
  fieldErrors,
  hasErrors,
  inFieldOrder,
} from '../../../shared/form/formErrors.rules.ts';
import { imageMessages } from '../productForm.messages.ts';
import type { ImageName } from './images.rules.ts';
import { fieldsOf, platforms } from './platforms.rules.ts';
import { type ProductFormValues, productFields } from './productForm.values.ts';

/** Returns the slug that a name suggests: "Crème Brûlée 2" becomes "creme-brulee-2". */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, TEXT_LIMITS.slug)
    .replace(/^-+|-+$/g, '');
}

/** Returns a change with the slug that a new name suggests, unless the slug was edited. */
export function withSuggestedSlug<Values extends Partial<ProductFormValues>>(
  changed: Values,
  { name, slug }: Pick<ProductFormValues, 'name' | 'slug'>,
): Values & { slug?: string } {
  const wasSuggested = slug === '' || slug === suggestSlug(name);
  if (changed.name === undefined || changed.slug !== undefined || !wasSuggested) return changed;
  return { ...changed, slug: suggestSlug(changed.name) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields of a kind that differ from the initial values. */
export function changedFields(
  kind: ProductKind,
  values: ProductFormValues,
  initial: ProductFormValues,
): Partial<ProductFormValues> {
  const changed = productFields[kind].filter((field) => !isSame(values[field], initial[field]));
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** Returns fields without blank webhook URLs. */
function withoutBlankRows<T extends Partial<ProductFormValues>>(fields: T): T {
  const filled = fields.webhook_urls?.filter((address) => address.trim() !== '');
  return filled ? { ...fields, webhook_urls: filled } : fields;
}

/** Returns the values to save. The hidden fields of a platform that is not selected keep their initial value. */
export function effectiveValues<Values extends ProductFormValues>(
  values: Values,
  initial: Values,
): Values {
  const hidden = platforms.filter(({ flag }) => !values[flag]).flatMap(fieldsOf);
  const unchanged = Object.fromEntries(hidden.map((field) => [field, initial[field]]));
  return withoutBlankRows({ ...values, ...unchanged });
}

/** Returns what a new product is saved with: only the fields of its kind. */
export function payloadOf(kind: ProductKind, values: ProductFormValues): ProductFormValues {
  const fields = productFields[kind].map((field) => [field, values[field]]);
  return Object.fromEntries(fields) as ProductFormValues;
}

const schemas = { plugin: SavePluginRequest, theme: SaveThemeRequest } as const;

/** Returns the field name of one webhook URL, for its error. */
export const webhookRow = (index: number) => `webhook_urls.${index}`;

/** Returns the first error of each field in screen order; empty if the product can be saved. */
export function productFieldErrors(
  kind: ProductKind,
  values: ProductFormValues,
): Record<string, string> {
  const checked = schemas[kind].safeParse(payloadOf(kind, values));
  const found: Record<string, string> = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    found[path.join('.')] ??= message;
  }
  return inFieldOrder({ ...sellingFaults(trimmed(values)), ...found }, productFields[kind]);
}

/** Surrounding spaces do not count, as on the server. */
function trimmed(values: ProductFormValues): ProductFormValues {
  const texts = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(texts) as ProductFormValues;
}

/**
 * Returns the sentence for a form that was submitted blank, if it was.
 * @see specification, section 5
 */
export function untouchedMessage(values: ProductFormValues): string | undefined {
  const isUntouched = Object.values(values).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value === false || isSame(value, []),
  );
  return isUntouched ? productValidation.untouched : undefined;
}

/** The input of `findProductErrors`. */
export interface ProductFormCheck {
  kind: ProductKind;
  values: ProductFormValues;
  initial: ProductFormValues;
  /** The images that are still being uploaded. */
  uploading: readonly ImageName[];
  /** Messages of other fields that cannot be saved yet. */
  waiting?: Record<string, string> | undefined;
}

/** Finds what is wrong before anything is sent. */
export function findProductErrors({
  kind,
  values,
  initial,
  uploading,
  waiting,
}: ProductFormCheck): FormErrors {
  const errors = fieldErrors({
    ...productFieldErrors(kind, effectiveValues(values, initial)),
    ...waiting,
    ...Object.fromEntries(uploading.map((image) => [image, imageMessages.stillUploading])),
  });
  const message = hasErrors(errors) ? untouchedMessage(values) : undefined;
  return message === undefined ? errors : { message };
}
