import type { Database } from '../../../db/database.ts';
import { listReceivedHours } from './receivedHours.store.ts';

/** Returns the starts of the hours until a time in which the server received update checks, newest first. */
export function readReceivedHours(db: Database, until: Date): Promise<Date[]> {
  return db.withSystem((tx) => listReceivedHours(tx, until));
}
