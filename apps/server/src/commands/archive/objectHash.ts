import { createHash } from 'node:crypto';
import type { ObjectStore } from '../../ports/objects.ts';

/** Reads an object and returns its SHA-256 hash; undefined if it does not exist. */
export async function hashObject(
  objects: Pick<ObjectStore, 'read'>,
  key: string,
): Promise<string | undefined> {
  const object = await objects.read(key);
  if (!object) return undefined;
  const hash = createHash('sha256');
  for await (const data of object.stream as AsyncIterable<Buffer>) hash.update(data);
  return hash.digest('hex');
}
