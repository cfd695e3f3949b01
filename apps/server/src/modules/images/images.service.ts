import type { Readable } from 'node:stream';
import type { UploadImageResponse } from '@pressdock/api';
import { IMAGE_LIMITS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { invalid, notFound } from '../../errors.ts';
import { type ObjectStore, typeOfObject } from '../../ports/objects.ts';
import { pictureKey, readPicture } from './images.rules.ts';
import * as store from './images.store.ts';

/** The verbs of pictures. */
export type ImagesService = ReturnType<typeof createImagesService>;

/** A picture on its way to whoever asked. */
export interface SentPicture {
  type: string;
  size: number;
  stream: Readable;
}

/** Make the verbs of pictures. @param publicUrl where they are served, without a slash at its end */
export function createImagesService(db: Database, objects: ObjectStore, publicUrl: string) {
  return {
    /** Keep a picture for good, or until no product shows it for a day. */
    async upload(ctx: RequestContext, bytes: Buffer): Promise<UploadImageResponse> {
      const read = readPicture(bytes);
      if (!read.ok) throw invalid(read.fault, { file: read.fault });
      const { name, width, height } = read.picture;
      const key = pictureKey(ctx.accountId, name);
      if (key === undefined) throw new Error('A picture was given a name that is none.');
      // Noted first: what is noted just now, the sweep leaves alone.
      await db.withAccount(ctx, async (tx) => {
        const count = await store.lockAndCount(tx, ctx.accountId);
        if (await store.touchImage(tx, ctx.accountId, name)) return;
        if (count >= IMAGE_LIMITS.perAccount) throw tooMany();
        await store.insertImage(tx, ctx.accountId, name);
      });
      await objects.saveBytes(bytes, key);
      return { url: `${publicUrl}/images/${ctx.accountId}/${name}`, width, height };
    },

    /** Read a picture. Anyone may, who knows its address. */
    async read(account: string, name: string): Promise<SentPicture> {
      const key = pictureKey(account, name);
      const object = key === undefined ? undefined : await objects.read(key);
      if (!object) throw notFound();
      return { ...object, type: typeOfObject(name) };
    },
  };
}

function tooMany() {
  const most = IMAGE_LIMITS.perAccount.toLocaleString('en-US');
  const message = `Your account keeps ${most} pictures, which is the most it may.`;
  return invalid(message, { file: message });
}
