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
  return Number.isNaN(Date.parse(createdAt)) ? undefined : { createdAt, id };
}
