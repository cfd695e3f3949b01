import type { Database, ObjectHold, RowSnapshot } from '../../db/database.ts';
import type { BackupLocation } from '../../ports/backups.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { encrypt } from '../archive/encryption.ts';
import { writeRecords } from '../archive/records.ts';
import type { CommandContext } from '../command.ts';
import { ArchiveRecords, type BackupContent } from './archiveRecords.ts';

/** The file of a backup, and the key that encrypts it. */
export interface BackupTarget {
  location: BackupLocation;
  name: string;
  key: Buffer;
}

async function* countBytes(
  bytes: AsyncIterable<Buffer>,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  for await (const part of bytes) {
    onBytes(part.length);
    yield part;
  }
}

/** Closes what is open, although closing may fail because the connection is lost. */
async function closeAll(
  hold: ObjectHold,
  closeSnapshot: (() => Promise<void>) | undefined,
): Promise<void> {
  await closeSnapshot?.().catch(() => undefined);
  await hold.release().catch(() => undefined);
}

function closeOnce(snapshot: RowSnapshot): () => Promise<void> {
  let closing: Promise<void> | undefined;
  return () => {
    closing ??= snapshot.close();
    return closing;
  };
}

/**
 * Writes a backup while servers run: first a snapshot of the rows, then the objects they refer to,
 * which no server deletes meanwhile.
 *
 * @returns what it contains, and the bytes of the file
 */
export async function writeBackup(
  { database, objects }: { database: Pick<Database, 'backups'>; objects: ObjectStore },
  { location, name, key }: BackupTarget,
  context: Pick<CommandContext, 'reporter' | 'signal'>,
  createdAt: Date,
): Promise<BackupContent & { bytes: number }> {
  const hold = await database.backups.holdObjects();
  let closeSnapshot: (() => Promise<void>) | undefined;
  try {
    const snapshot = await database.backups.openSnapshot(context.signal);
    closeSnapshot = closeOnce(snapshot);
    const source = { snapshot, objects, createdAt, closeSnapshot };
    const records = new ArchiveRecords(source, context);
    let bytes = 0;
    const plain = (async function* () {
      yield* writeRecords(records);
      // Without this, the file would look complete although objects may be missing.
      await hold.check();
    })();
    const file = countBytes(encrypt(plain, key), (count) => {
      bytes += count;
    });
    await location.write(name, file, context.signal);
    return { ...records.content, bytes };
  } finally {
    await closeAll(hold, closeSnapshot);
  }
}
