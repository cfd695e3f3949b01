import { randomBytes, randomUUID } from 'node:crypto';
import type { UploadPolicyResponse } from '@pressdock/api';
import { PACKAGE_LIMITS, UPLOAD_TICKET_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { Refusal, rateLimited } from '../../errors.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { incomingKey, parseUploadKey } from './uploads.rules.ts';
import * as store from './uploads.store.ts';

/** Creates upload tickets and uses them for versions. */
export interface UploadsService {
  /** Creates a ticket to upload one package of exactly this size within 15 minutes. */
  createTicket(
    ctx: RequestContext,
    input: { size: number; slug?: string | undefined },
  ): Promise<UploadPolicyResponse>;
  /** Finds the account's ticket for an uploaded object's URL. */
  findTicket(
    tx: AccountTransaction,
    ctx: RequestContext,
    s3Url: string,
    isForUse?: boolean,
  ): Promise<store.Ticket | undefined>;
  /** Uses a ticket for a version. Returns `false` if it was used before. */
  useTicket(tx: AccountTransaction, ticketId: string, versionId: string): Promise<boolean>;
}

const MAX_OPEN_TICKETS = 200;

/** Creates the service. */
export function createUploadsService(db: Database, objects: ObjectStore): UploadsService {
  return {
    async createTicket(ctx, { size, slug = 'package' }) {
      if (size > PACKAGE_LIMITS.packedBytes) {
        throw new Refusal('too_large', 'The zip file is larger than 100 MB.', {
          fields: { fileSizeInBytes: 'The zip file is larger than 100 MB.' },
        });
      }
      const key = incomingKey(
        ctx.accountId,
        randomBytes(16).toString('hex'),
        slug.replace(/^-+/, '') || 'package',
      );
      const expiresAt = new Date(Date.now() + UPLOAD_TICKET_SECONDS * 1000);
      await db.withAccount(ctx, async (tx) => {
        if ((await store.countOpenTickets(tx, ctx.accountId)) >= MAX_OPEN_TICKETS)
          throw rateLimited(60);
        await store.insertTicket(tx, {
          id: randomUUID(),
          account_id: ctx.accountId,
          object_key: key,
          slug,
          file_size: size,
          expires_at: expiresAt,
        });
      });
      const target = await objects.signUpload({ key, size, expiresAt });
      return { ...target, key, s3Url: objects.locate(key), expiresAt: expiresAt.toISOString() };
    },
    async findTicket(tx, ctx, s3Url, isForUse) {
      const key = parseUploadKey(s3Url);
      return key === undefined ? undefined : store.findTicket(tx, ctx.accountId, key, isForUse);
    },
    useTicket: store.useTicket,
  };
}
