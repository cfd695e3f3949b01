import type { Result } from '@pressdock/api/client';
import type { ProductKind } from '../../../shared/paths.ts';
import { inOrder, type ProductFormErrors, webhookRow } from './productForm.rules.ts';

/** What is wrong, for each field and for the form as a whole. */
export interface Problems {
  fields: ProductFormErrors;
  message?: string;
}

/** Nothing is wrong. */
export const noProblems: Problems = { fields: {} };

/** What is still wrong after a field was edited; the rows of a list count as their list. */
export function without(field: string) {
  return ({ fields, message }: Problems): Problems => {
    const others = Object.entries(fields).filter(([name]) => name.split('.')[0] !== field);
    return { fields: Object.fromEntries(others), message };
  };
}

/** What a form says about a save that failed; `failed` is for what its person cannot mend. */
export function problemsOf(
  kind: ProductKind,
  { status, error }: Extract<Result<never>, { ok: false }>,
  failed: string,
): Problems {
  // The form asks what to do about it instead.
  if (error.code === 'stale') return noProblems;
  const { webhook_urls: list, ...fields } = error.fields ?? {};
  if (list !== undefined) fields[webhookRow(0)] = list;
  if (Object.keys(fields).length > 0) return { fields: inOrder(kind, fields) };
  const isOurs = status === 0 || status >= 500 || status === 400;
  return { fields: {}, message: isOurs ? failed : error.message };
}
