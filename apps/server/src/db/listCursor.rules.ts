import { refuseCursor } from './keyCursor.rules.ts';

/** A position in a list that is ordered by time and id, newest first. */
export interface ListCursor {
  /** With microseconds, as the database returns it; a `Date` would round it. */
  time: string;
  id: string;
}

const pattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns a cursor as opaque text. */
export function encodeCursor({ time, id }: ListCursor): string {
  return Buffer.from(`${time} ${id}`).toString('base64url');
}

/** Parses the cursor of a request; undefined if there is none. @throws for an invalid one */
export function decodeCursor(text: string | undefined): ListCursor | undefined {
  if (!text) return undefined;
  const [, time, id] = pattern.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (time === undefined || id === undefined || !isMoment(time)) {
    throw refuseCursor();
  }
  return { time, id };
}

/** Returns whether the database accepts a time: not `2026-02-30`, and nothing in the year 0000. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return false;
  return moment.toISOString().slice(0, 10) === text.slice(0, 10);
}
