import type { Readable } from 'node:stream';
import type { UploadImageResponse } from '@pressdock/api';
import { IMAGE_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { type ObjectStore, typeOfObject } from '../../ports/objects.ts';
import { imageKey, readImage } from './images.rules.ts';
import * as store from './images.store.ts';

/** Stores and reads images. */
export type ImagesService = ReturnType<typeof createImagesService>;

/** The content of an image. */
export interface SentImage {
  type: string;
  size: number;
  stream: Readable;
}

/** Creates the service. @param publicUrl this server's URL, without a trailing slash */
export function createImagesService(db: Database, objects: ObjectStore, publicUrl: string) {
  return {
    /** Stores an image. The image sweep deletes it if no product uses it within a day. */
    async upload(ctx: RequestContext, bytes: Buffer): Promise<UploadImageResponse> {
      const read = readImage(bytes);
      if (!read.ok) throw invalid(read.fault, { file: read.fault });
      const { name, width, height } = read.image;
      const key = imageKey(ctx.accountId, name);
      if (key === undefined) throw new Error('The image has an invalid name.');
      // The row is written first, because the sweep skips recent images.
      await db.withAccount(ctx, async (tx) => {
        const count = await store.lockAndCount(tx, ctx.accountId);
        if (await store.touchImage(tx, ctx.accountId, name)) return;
        if (count >= IMAGE_LIMITS.perAccount) throw tooMany();
        await store.insertImage(tx, ctx.accountId, name);
      });
      await objects.saveBytes(bytes, key);
      return { url: `${publicUrl}/images/${ctx.accountId}/${name}`, width, height };
    },

    /** Returns an image. Images are public. */
    async read(account: string, name: string): Promise<SentImage> {
      const key = imageKey(account, name);
      const object = key === undefined ? undefined : await objects.read(key);
      if (!object) throw notFound();
      return { ...object, type: typeOfObject(name) };
    },
  };
}

function tooMany() {
  const limit = IMAGE_LIMITS.perAccount.toLocaleString('en-US');
  const message = `Your account has reached its limit of ${limit} images. Unused images are deleted after a day.`;
  return invalid(message, { file: message });
}
