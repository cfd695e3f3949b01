import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { openDiskStore } from './adapters/objects/diskStore.ts';
import { type ReceivedPost, receivePost } from './adapters/objects/receivePost.ts';
import { openS3Store } from './adapters/objects/s3Store.ts';
import type { Config } from './config.ts';
import type { ObjectStore } from './ports/objects.ts';

/** The storage of packages and images. */
export interface Storage {
  objects: ObjectStore;
  /** Receives uploads posted to `/storage`; undefined if browsers post to S3. */
  receive: ((request: IncomingMessage) => Promise<ReceivedPost>) | undefined;
  close(): void;
}

/**
 * Opens the configured S3 bucket, or else the store in the data folder.
 *
 * @param isShared whether a server may use the data folder at the same time
 */
export async function openStorage(config: Config, { isShared = false } = {}): Promise<Storage> {
  if (config.s3 !== null) {
    const objects = openS3Store(config.s3);
    return { objects, receive: undefined, close: objects.close };
  }
  const objects = await openDiskStore(
    join(config.dataFolder, 'objects'),
    `${config.publicUrl}/storage`,
    { isShared },
  );
  return {
    objects,
    receive: (request) => receivePost(objects, request),
    close: () => undefined,
  };
}
