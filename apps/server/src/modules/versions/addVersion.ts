import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction } from '../../db/database.ts';
import type { SavedPackage } from '../packages/packages.service.ts';
import { insertFiles } from './packageFiles.store.ts';
import { describeFiles } from './reportMapping.rules.ts';
import { describePackage, type StoredNotes } from './versionMapping.rules.ts';
import { insertVersion, type VersionRow } from './versions.store.ts';

/** The parts of a new version. */
export interface NewVersionParts {
  ctx: RequestContext;
  productId: string;
  saved: SavedPackage;
  notes: StoredNotes;
  /** The ticket of its upload; null for a copy. */
  ticketId: string | null;
  /** When it was released, for an earlier version that sites are not offered. */
  releasedAt?: Date;
}

/** Adds a version. The caller holds the product's lock and publishes the event. */
export async function addVersion(
  tx: AccountTransaction,
  { ctx, productId, saved, notes, ticketId, releasedAt }: NewVersionParts,
): Promise<VersionRow> {
  const row = await insertVersion(tx, {
    id: randomUUID(),
    account_id: ctx.accountId,
    item_id: productId,
    object_key: saved.key,
    ticket_id: ticketId,
    ...(releasedAt && { created_at: releasedAt, is_offered: false }),
    ...describePackage(saved.report, notes),
  });
  const owner = { version_id: row.id, account_id: ctx.accountId };
  await insertFiles(tx, { ...owner, ...describeFiles(saved.report) });
  return row;
}
