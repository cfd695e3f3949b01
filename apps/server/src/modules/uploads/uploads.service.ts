import { randomBytes, randomUUID } from 'node:crypto';
import type { UploadPolicyResponse } from '@pressdock/api';
import { PACKAGE_LIMITS, UPLOAD_TICKET_SECONDS } from '@pressdock/api/limits';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction, Database } from '../../db/database.ts';
import { forbidden, Refusal } from '../../errors.ts';
import { lockPlan } from '../../permissions/permissions.service.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { insertUnused } from './storageSweep.store.ts';
import { uploadMessages } from './uploads.messages.ts';
import {
  findExceededQuota,
  incomingKey,
  parseUploadKey,
  quotaOf,
  type StorageUsage,
} from './uploads.rules.ts';
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
  /**
   * Throws if the account's plan does not allow the addition. Called in the transaction that stores
   * it; locks the account, so that its packages are counted one at a time.
   */
  requireQuota(tx: AccountTransaction, ctx: RequestContext, added: StorageUsage): Promise<void>;
  /** Throws if the disk has no space for a package. */
  requireSpace(size: number): Promise<void>;
  /**
   * Records that a package is about to be stored. The storage sweep deletes it after an hour, unless a
   * version refers to it then.
   */
  announcePackage(ctx: RequestContext, key: string): Promise<void>;
  /** Uses a ticket for a version. Returns `false` if it was used before. */
  useTicket(tx: AccountTransaction, ticketId: string, versionId: string): Promise<boolean>;
}

const QUOTA_RETRY_SECONDS = 60;

/** Creates the service. */
export function createUploadsService(db: Database, objects: ObjectStore): UploadsService {
  const requireQuota: UploadsService['requireQuota'] = async (tx, { accountId }, added) => {
    const plan = await lockPlan(tx, accountId);
    const exceeded = findExceededQuota(plan, await store.readUsage(tx, accountId), added);
    if (exceeded === undefined) return;
    const message = uploadMessages.exceeded[exceeded](quotaOf(plan));
    if (exceeded === 'storedBytes') throw forbidden(message);
    throw new Refusal('rate_limited', message, { retryAfter: QUOTA_RETRY_SECONDS });
  };

  const requireSpace: UploadsService['requireSpace'] = async (size) => {
    const freeBytes = await objects.freeBytes();
    if (freeBytes === undefined || freeBytes >= size) return;
    throw new Refusal('insufficient_storage', uploadMessages.diskFull);
  };

  return {
    requireQuota,
    requireSpace,
    async createTicket(ctx, { size, slug = 'package' }) {
      if (size > PACKAGE_LIMITS.packedBytes) {
        const fields = { fileSizeInBytes: uploadMessages.tooLarge };
        throw new Refusal('too_large', uploadMessages.tooLarge, { fields });
      }
      await requireSpace(size);
      const key = incomingKey(
        ctx.accountId,
        randomBytes(16).toString('hex'),
        slug.replace(/^-+/, '') || 'package',
      );
      const expiresAt = new Date(Date.now() + UPLOAD_TICKET_SECONDS * 1000);
      await db.withAccount(ctx, async (tx) => {
        await requireQuota(tx, ctx, { storedBytes: size, openTickets: 1 });
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
    // Row-level security closes the table to accounts.
    announcePackage: ({ accountId }, key) =>
      db.withSystem((tx) => insertUnused(tx, { account_id: accountId, object_key: key })),
    useTicket: store.useTicket,
  };
}
