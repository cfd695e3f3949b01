import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../context.ts';
import type { AccountTransaction } from '../../db/database.ts';
import type { Events } from '../../events.ts';
import type { VersionNumber } from '../../wordpress/versionNumber.ts';
import type { SavedPackage } from '../packages/packages.service.ts';
import { insertFiles } from './packageFiles.store.ts';
import { describeFiles } from './reportMapping.rules.ts';
import { describePackage, type StoredNotes } from './versionMapping.rules.ts';
import { insertVersion, type VersionRow } from './versions.store.ts';

/** The parts of a new version. */
export interface NewVersionParts {
  ctx: RequestContext;
  productId: string;
  number: VersionNumber;
  saved: SavedPackage;
  notes: StoredNotes;
  /** The ticket of its upload; null for a copy. */
  ticketId: string | null;
}

/** Adds a version and publishes its release. The caller holds the product's lock. */
export async function publishVersion(
  tx: AccountTransaction,
  events: Events,
  { ctx, productId, number, saved, notes, ticketId }: NewVersionParts,
): Promise<VersionRow> {
  const { major, minor, patch } = number;
  const version = `${major}.${minor}.${patch}`;
  const row = await insertVersion(tx, {
    id: randomUUID(),
    account_id: ctx.accountId,
    item_id: productId,
    version,
    version_major: major,
    version_minor: minor,
    version_patch: patch,
    object_key: saved.key,
    ticket_id: ticketId,
    ...describePackage(saved.report, version, notes),
  });
  const owner = { version_id: row.id, account_id: ctx.accountId };
  await insertFiles(tx, { ...owner, ...describeFiles(saved.report) });
  await events.publish(tx, 'releasePublished', { ctx, version: row });
  return row;
}
