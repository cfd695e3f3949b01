import type { NewRow } from '../../db/schema.ts';
import type { ProductFields } from './fields.rules.ts';
import type { ListedRow, ProductWithTotals } from './products.store.ts';

/** Returns the API's form of a product. The schema of each kind drops the fields of the other. */
export function toProductResponse<SomeRow extends ListedRow>({
  row,
  totals,
}: ProductWithTotals<SomeRow>) {
  return {
    ...row,
    ...totals,
    _id: row.id,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** Returns the columns of a product's fields. Lists become JSON. */
export function toColumns<Fields extends Partial<ProductFields>>(
  fields: Fields,
): Omit<Fields, 'webhook_urls'> & Pick<NewRow<'items'>, 'webhook_urls'> {
  const { webhook_urls, ...columns } = fields;
  return { ...columns, ...(webhook_urls && { webhook_urls: JSON.stringify(webhook_urls) }) };
}
