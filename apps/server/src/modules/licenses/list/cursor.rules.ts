/** A position in a list that is ordered by creation, newest first. */
export interface ListCursor {
  /** With microseconds, as the database returns it; a `Date` would round it. */
  createdAt: string;
  id: string;
}

const pattern =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Returns a cursor as opaque text. */
export function encodeCursor({ createdAt, id }: ListCursor): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Parses a cursor; undefined for an invalid one. */
export function decodeCursor(text: string): ListCursor | undefined {
  const [, createdAt, id] = pattern.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) return undefined;
  return isMoment(createdAt) ? { createdAt, id } : undefined;
}

/** Returns whether the database accepts a moment: not `2026-02-30`, and nothing in the year 0000. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return false;
  return moment.toISOString().slice(0, 10) === text.slice(0, 10);
}
