import type { ProductKind } from '@pressdock/api';
import {
  type FailedCall,
  type FormErrors,
  inFieldOrder,
} from '../../../shared/form/formErrors.rules.ts';
import { webhookRow } from './productForm.rules.ts';
import { productFields } from './productForm.values.ts';

/** Returns the errors of a failed save. `failed` is for failures that the person cannot fix. */
export function explainFailure(
  kind: ProductKind,
  { status, error }: FailedCall,
  failed: string,
): FormErrors {
  const { webhook_urls: list, ...fields } = error.fields ?? {};
  if (list !== undefined) fields[webhookRow(0)] = list;
  if (Object.keys(fields).length > 0) return { fields: inFieldOrder(fields, productFields[kind]) };
  const isUnexpected = status === 0 || status >= 500 || status === 400;
  return { message: isUnexpected ? failed : error.message };
}
