import type { DeployKeyResponse, ProductKind } from '@pressdock/api';

type Owner = Pick<DeployKeyResponse, 'plugin' | 'theme'>;

/** Returns the product that a deploy key is for; undefined if the provider manages the key. */
export function productOfKey({ plugin, theme }: Owner) {
  const kind: ProductKind = plugin === null ? 'theme' : 'plugin';
  const product = plugin ?? theme;
  return product === null ? undefined : { kind, id: product._id, name: product.name };
}

/**
 * Returns what a deploy key is for, in a few words.
 * @see specification, section 3, "Deploy key and webhook status"
 */
export function keyName(key: Owner & Pick<DeployKeyResponse, 'repository' | 'fingerprint'>) {
  return productOfKey(key)?.name ?? key.repository ?? key.fingerprint;
}
