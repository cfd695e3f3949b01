import { Readable } from 'node:stream';
import { packageFileName } from '@pressdock/api';
import type { FastifyReply } from 'fastify';
import { notFound } from '../../errors.ts';
import type { ObjectStore } from '../../ports/objects.ts';

/** The facts about a version that are needed to send its package. */
export interface SentVersion {
  id: string;
  version: string;
  object_key: string;
  sha256: string;
}

/** Streams a version's package as an attachment. `siteKey` is the site that requests it, if known. */
export type SendPackage = (
  reply: FastifyReply,
  slug: string,
  version: SentVersion,
  siteKey?: string | undefined,
) => Promise<FastifyReply>;

/** Creates the function. @param onSent called once a package was sent completely */
export function createPackageSender(
  objects: ObjectStore,
  onSent?: (versionId: string, siteKey: string | undefined) => void,
): SendPackage {
  return async (reply, slug, version, siteKey) => {
    const object = await objects.read(version.object_key);
    if (!object) throw notFound();
    reply.raw.once('close', () => object.stream.destroy());
    const isForHead = reply.request.method === 'HEAD';
    if (onSent && !isForHead) reply.raw.once('finish', () => onSent(version.id, siteKey));
    return reply
      .type('application/zip')
      .headers({
        'content-length': object.size,
        'content-disposition': `attachment; filename="${packageFileName(slug, version.version)}"`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-content-sha256': version.sha256,
      })
      .send(isForHead ? Readable.from([]) : object.stream);
  };
}
