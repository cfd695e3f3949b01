import type { ProductKind } from '../../../shared/paths.ts';
import {
  blankProduct,
  type ProductFormValues,
  productFields,
} from '../rules/productForm.values.ts';

/** What was typed into a form and not saved. Keys of the account are never part of it. */
export interface ProductDraft {
  /** The fields that differ from how the form began. */
  changes: Partial<ProductFormValues>;
  /** The revision that was edited; a new product has none. */
  revision?: number;
}

/** A draft as text. */
export function writeDraft(draft: ProductDraft): string {
  return JSON.stringify(draft);
}

const isList = (value: unknown) =>
  Array.isArray(value) && value.every((part) => typeof part === 'string');

/** The draft that a kept text stands for; what is no field of this kind is left out. */
export function readDraft(kind: ProductKind, text: string | null): ProductDraft | undefined {
  const kept = parse(text ?? '');
  const known = productFields[kind].flatMap((field) => {
    const value = kept.changes?.[field];
    const isFit =
      field === 'webhook_urls' ? isList(value) : typeof value === typeof blankProduct[field];
    return isFit ? [[field, value]] : [];
  });
  if (known.length === 0) return undefined;
  const changes: Partial<ProductFormValues> = Object.fromEntries(known);
  return Number.isInteger(kept.revision)
    ? { changes, revision: Number(kept.revision) }
    : { changes };
}

function parse(text: string): { changes?: Record<string, unknown>; revision?: unknown } {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
