/** A place in a list that is ordered by when things were made, the newest first. */
export interface ListPlace {
  /** To the microsecond, as the database writes it; a `Date` would round it. */
  createdAt: string;
  id: string;
}

const written =
  /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Write a place as a text that only {@link readPlace} reads. */
export function writePlace({ createdAt, id }: ListPlace): string {
  return Buffer.from(`${createdAt} ${id}`).toString('base64url');
}

/** Read a place; undefined for what is none. */
export function readPlace(text: string): ListPlace | undefined {
  const [, createdAt, id] = written.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (createdAt === undefined || id === undefined) return undefined;
  return isMoment(createdAt) ? { createdAt, id } : undefined;
}

/** `2026-02-30` is none that a database reads, and neither is anything in a year 0000. */
function isMoment(text: string): boolean {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime()) || moment.getUTCFullYear() < 1) return false;
  return moment.toISOString().slice(0, 10) === text.slice(0, 10);
}
