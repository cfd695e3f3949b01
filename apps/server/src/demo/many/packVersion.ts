import { createHash, randomUUID } from 'node:crypto';
import type { NewRow } from '../../db/schema.ts';
import { packageKey } from '../../modules/uploads/uploads.rules.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { versionOrder } from '../../wordpress/versionOrder.ts';
import { buildDemoPackage } from '../demoPackage.ts';
import type { DemoProduct } from '../demoProduct.ts';

/** Builds the package of a release, saves it, and returns the row of its version. */
export async function packVersion(
  objects: ObjectStore,
  {
    accountId,
    productId,
    product,
    upTo,
  }: { accountId: string; productId: string; product: DemoProduct; upTo: number },
): Promise<NewRow<'versions'>> {
  const [version = '', news = ''] = product.releases[upTo] ?? [];
  const zip = await buildDemoPackage(product, upTo);
  const sha256 = createHash('sha256').update(zip).digest('hex');
  const object_key = packageKey(accountId, productId, sha256);
  await objects.saveBytes(zip, object_key);
  return {
    id: randomUUID(),
    account_id: accountId,
    item_id: productId,
    version,
    version_order: versionOrder(version),
    requires: product.requires,
    tested: product.tested,
    requires_php: product.requiresPhp,
    changelog: `<ul><li>${news}</li></ul>`,
    headers: JSON.stringify({ name: product.name, version, textDomain: product.slug }),
    object_key,
    file_size: zip.length,
    sha256,
    file_count: 4,
    ticket_id: null,
    downloads: product.downloads,
  };
}
