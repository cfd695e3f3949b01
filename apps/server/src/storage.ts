import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { openDiskStore } from './adapters/objects/diskStore.ts';
import { type ReceivedPost, receivePost } from './adapters/objects/receivePost.ts';
import { openS3Store } from './adapters/objects/s3Store.ts';
import type { Config } from './config.ts';
import type { ObjectStore } from './ports/objects.ts';

/** Where packages are kept. */
export interface Storage {
  objects: ObjectStore;
  /** Takes what is posted to `/storage`; absent when packages are posted to S3. */
  receive: ((request: IncomingMessage) => Promise<ReceivedPost>) | undefined;
  close(): void;
}

/** Opens the bucket that the settings name, or else the data folder's own store. */
export async function openStorage(config: Config): Promise<Storage> {
  if (config.s3 !== null) {
    const objects = openS3Store(config.s3);
    return { objects, receive: undefined, close: objects.close };
  }
  const objects = await openDiskStore(
    join(config.dataFolder, 'objects'),
    `${config.publicUrl}/storage`,
  );
  return {
    objects,
    receive: (request) => receivePost(objects, request),
    close: () => undefined,
  };
}
