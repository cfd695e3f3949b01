import {
  productValidation,
  SavePluginRequest,
  SaveThemeRequest,
  sellingFaults,
} from '@pressdock/api';
import { TEXT_LIMITS } from '@pressdock/api/limits';
import type { ProductKind } from '../../../shared/paths.ts';
import { fieldsOf, platforms } from './platforms.rules.ts';
import { type ProductFormValues, productFields } from './productForm.values.ts';

/** A sentence for each field at fault, in the order of the form. */
export type ProductFormErrors = Partial<Record<string, string>>;

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

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ from how the form began. */
export function changedFields(
  kind: ProductKind,
  values: ProductFormValues,
  initial: ProductFormValues,
): Partial<ProductFormValues> {
  const changed = productFields[kind].filter((field) => !isSame(values[field], initial[field]));
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** What is sent of some fields: blank rows of webhook addresses are none. */
function withoutBlankRows<T extends Partial<ProductFormValues>>(fields: T): T {
  const filled = fields.webhook_urls?.filter((address) => address.trim() !== '');
  return filled ? { ...fields, webhook_urls: filled } : fields;
}

/**
 * What counts of what stands in the form: the fields of a platform that is not ticked are hidden, and
 * stay as they began.
 */
export function effective(
  values: ProductFormValues,
  initial: ProductFormValues,
): ProductFormValues {
  const hidden = platforms.filter(({ flag }) => !values[flag]).flatMap(fieldsOf);
  const kept = Object.fromEntries(hidden.map((field) => [field, initial[field]]));
  return withoutBlankRows({ ...values, ...kept });
}

/** What a new product is saved with: the fields of its kind and no others. */
export function payloadOf(kind: ProductKind, values: ProductFormValues): ProductFormValues {
  const fields = productFields[kind].map((field) => [field, values[field]]);
  return Object.fromEntries(fields) as ProductFormValues;
}

const schemas = { plugin: SavePluginRequest, theme: SaveThemeRequest } as const;

/** The name of the row of a webhook address, to say there what is wrong with it. */
export const webhookRow = (place: number) => `webhook_urls.${place}`;

/** The first sentence for each field at fault, as on the screen; empty when the form may be saved. */
export function productFormErrors(kind: ProductKind, values: ProductFormValues): ProductFormErrors {
  const checked = schemas[kind].safeParse(payloadOf(kind, values));
  const found: ProductFormErrors = {};
  for (const { path, message } of checked.error?.issues ?? []) {
    found[path.join('.')] ??= message;
  }
  return inOrder(kind, { ...sellingFaults(trimmed(values)), ...found });
}

/** Blanks around a text are no text, for the contract as for the server. */
function trimmed(values: ProductFormValues): ProductFormValues {
  const texts = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' ? value.trim() : value,
  ]);
  return Object.fromEntries(texts) as ProductFormValues;
}

/** Errors in the order of the fields on the screen, as the summary above the form lists them. */
export function inOrder(kind: ProductKind, errors: ProductFormErrors): ProductFormErrors {
  const order: readonly string[] = productFields[kind];
  const place = (name: string) => order.indexOf(name.split('.')[0] ?? name);
  return Object.fromEntries(
    Object.entries(errors).sort(([one], [other]) => place(one) - place(other)),
  );
}

/**
 * The sentence for the form as a whole: only for one that was sent off with nothing typed into it.
 * @see specification, section 5
 */
export function untouchedMessage(values: ProductFormValues): string | undefined {
  const isUntouched = Object.values(values).every((value) =>
    typeof value === 'string' ? value.trim() === '' : value === false || isSame(value, []),
  );
  return isUntouched ? productValidation.untouched : undefined;
}
