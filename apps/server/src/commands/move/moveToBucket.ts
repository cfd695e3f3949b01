import { join } from 'node:path';
import { openDiskStore } from '../../adapters/objects/diskStore.ts';
import { openS3Store } from '../../adapters/objects/s3Store.ts';
import type { S3Config } from '../../config.ts';
import type { ObjectStore } from '../../ports/objects.ts';
import { hashObject } from '../archive/objectHash.ts';
import { type CommandContext, CommandFailure } from '../command.ts';
import { MoveJournal } from './moveJournal.ts';

/** The result of a move to a bucket. */
export interface MovedObjects {
  to: 's3';
  objects: number;
  /** Those that an earlier run had moved. */
  resumedObjects: number;
  /** The keys of packages whose content is not what their name says. */
  damagedObjects: string[];
}

const prefixes = ['pkg/', 'img/', 'incoming/'];
/** Objects that are copied at the same time. */
const parallel = 8;

async function listKeys(store: ObjectStore): Promise<string[]> {
  const keys: string[] = [];
  for (const prefix of prefixes) {
    for await (const { key } of store.list(prefix)) keys.push(key);
  }
  return keys;
}

/** Returns the hash in the name of a package; undefined for other objects. */
function expectedHash(key: string): string | undefined {
  return /^pkg\/.*\/([0-9a-f]{64})\.zip$/.exec(key)?.[1];
}

/** Copies an object and reads it back. Returns false if the source is damaged or was deleted. */
async function copyObject(
  source: ObjectStore,
  bucket: ObjectStore,
  key: string,
): Promise<'copied' | 'damaged' | 'deleted'> {
  const hash = await hashObject(source, key);
  const staged = await source.stage(key);
  if (hash === undefined || !staged) return 'deleted';
  await bucket.save(staged, key);
  await staged.release();
  if ((await hashObject(bucket, key)) !== hash) {
    throw new CommandFailure(`The bucket did not return what was stored as ${key}. Try again.`);
  }
  return hash === (expectedHash(key) ?? hash) ? 'copied' : 'damaged';
}

async function copyAll(
  source: ObjectStore,
  bucket: ObjectStore,
  journal: MoveJournal,
  { reporter, signal }: Pick<CommandContext, 'reporter' | 'signal'>,
): Promise<MovedObjects> {
  const keys = await listKeys(source);
  const stored = new Set(await listKeys(bucket));
  const moved: MovedObjects = { to: 's3', objects: 0, resumedObjects: 0, damagedObjects: [] };
  const waiting = keys.values();
  let done = 0;
  const work = async () => {
    for (const key of waiting) {
      signal.throwIfAborted();
      if (journal.has(key) && stored.has(key)) moved.resumedObjects += 1;
      else {
        const outcome = await copyObject(source, bucket, key);
        if (outcome === 'damaged') moved.damagedObjects.push(key);
        if (outcome === 'copied') {
          await journal.add(key);
          moved.objects += 1;
        }
      }
      done += 1;
      reporter.progress({ step: 'Moving packages and images', done, total: keys.length });
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return moved;
}

/**
 * Copies the packages and images of a data folder to a bucket, or continues an interrupted copy.
 * Each is read back and compared. The files stay untouched.
 */
export async function moveToBucket(
  dataFolder: string,
  s3: S3Config,
  context: Pick<CommandContext, 'reporter' | 'signal'>,
): Promise<MovedObjects> {
  const source = await openDiskStore(join(dataFolder, 'objects'), '', { isShared: true });
  const bucket = openS3Store(s3);
  try {
    const address = `${s3.endpoint ?? s3.region} ${s3.bucket}`;
    const journal = await MoveJournal.open(join(dataFolder, 'moved-to-s3.txt'), address);
    return await copyAll(source, bucket, journal, context);
  } finally {
    bucket.close();
  }
}
