import { isLoopback } from '../../config.ts';

/** Where an upload for this account and slug will lie; `random` makes it unguessable. */
export function incomingKey(accountId: string, random: string, slug: string): string {
  return `incoming/${accountId}/${random}/${slug}.zip`;
}

/** The key an uploaded object is spoken of by in its address; `undefined` when it is no upload. */
export function keyOfUpload(s3Url: string): string | undefined {
  return /(?:^|\/)(incoming\/[0-9a-f-]{36}\/[0-9a-f]{32}\/[a-z0-9][a-z0-9-]{0,99}\.zip)$/.exec(
    s3Url,
  )?.[1];
}

/** Where a product's package with this hash lies. */
export function packageKey(accountId: string, productId: string, sha256: string): string {
  return `pkg/${accountId}/${productId}/${sha256}.zip`;
}

/** The product that a package's key names; `undefined` for any other key. */
export function productOfPackage(key: string): string | undefined {
  return /^pkg\/[0-9a-f-]{36}\/([0-9a-f-]{36})\//.exec(key)?.[1];
}

/**
 * The address to upload to, for a browser that reached this machine as `localhost` while the public
 * address says `127.0.0.1`, or the other way round: a page may post only to where it came from.
 */
export function reachableUrl(url: string, host: string | undefined): string {
  const address = new URL(url);
  if (!host || !isLoopback(address.hostname)) return url;
  const asked = URL.parse(`${address.protocol}//${host}`);
  if (!asked || !isLoopback(asked.hostname) || asked.port !== address.port) return url;
  return `${asked.origin}${address.pathname}`;
}
