import type { NewRow } from '../../db/schema.ts';
import type { ProductFields } from './fields.rules.ts';
import type { ListedRow, SummedProduct } from './products.store.ts';

/** A product as the dashboard sees it. The contract's schema of each kind drops the other's fields. */
export function toProductResponse<SomeRow extends ListedRow>({
  row,
  sums,
}: SummedProduct<SomeRow>) {
  return {
    ...row,
    ...sums,
    _id: row.id,
    latestBuild: null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** What is stored of a product's fields: lists as JSON text. */
export function toColumns<Fields extends Partial<ProductFields>>(
  fields: Fields,
): Omit<Fields, 'webhook_urls'> & Pick<NewRow<'items'>, 'webhook_urls'> {
  const { webhook_urls, ...columns } = fields;
  return { ...columns, ...(webhook_urls && { webhook_urls: JSON.stringify(webhook_urls) }) };
}
