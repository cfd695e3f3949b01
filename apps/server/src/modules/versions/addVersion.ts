import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction } from '../../db/database.ts';
import type { VersionNumber } from '../../wordpress/versionNumber.ts';
import { announceRelease } from '../webhooks/announceRelease.ts';
import { insertFiles } from './packageFiles.store.ts';
import type { KeptPackage } from './packageKeeper.ts';
import { describeFiles } from './reportMapping.rules.ts';
import { describePackage, type StoredNotes } from './versionMapping.rules.ts';
import { insertVersion, type VersionRow } from './versions.store.ts';

/** Everything a version is made of. */
export interface VersionParts {
  ctx: RequestContext;
  itemId: string;
  number: VersionNumber;
  kept: KeptPackage;
  notes: StoredNotes;
  /** The upload it came from; null for a copy. */
  ticketId: string | null;
  onRelease: OnRelease;
}

/** Told of a new version by the transaction that makes it. */
export type OnRelease = (
  tx: AccountTransaction,
  ctx: RequestContext,
  version: VersionRow,
) => Promise<void>;

/** Add a version with what is in its package. The caller holds the product's lock. */
export async function addVersion(
  tx: AccountTransaction,
  { ctx, itemId, number, kept, notes, ticketId, onRelease }: VersionParts,
): Promise<VersionRow> {
  const { major, minor, patch } = number;
  const version = `${major}.${minor}.${patch}`;
  const row = await insertVersion(tx, {
    id: randomUUID(),
    account_id: ctx.accountId,
    item_id: itemId,
    version,
    version_major: major,
    version_minor: minor,
    version_patch: patch,
    object_key: kept.key,
    ticket_id: ticketId,
    ...describePackage(kept.report, version, notes),
  });
  const owner = { version_id: row.id, account_id: ctx.accountId };
  await insertFiles(tx, { ...owner, ...describeFiles(kept.report) });
  await announceRelease(tx, row);
  await onRelease(tx, ctx, row);
  return row;
}
