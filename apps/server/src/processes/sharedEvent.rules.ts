import { type CommittedEvents, SHARED_EVENTS, type SharedEventName } from '../events.ts';

/** An event that one server process sends to the others. */
export interface SharedEvent<Name extends SharedEventName = SharedEventName> {
  /** The process that announced it. */
  from: string;
  name: Name;
  event: CommittedEvents[Name];
}

const keys = { productChanged: 'productId', flagsChanged: 'productId' } as const satisfies Record<
  SharedEventName,
  string
>;

/** Returns the text of a notification. Postgres allows 8000 bytes. */
export function formatSharedEvent({ from, name, event }: SharedEvent): string {
  return `${from} ${name} ${event[keys[name]]}`;
}

/** Returns the event of a notification; undefined for one that this release does not know. */
export function parseSharedEvent(payload: string): SharedEvent | undefined {
  const [from, name, id, ...more] = payload.split(' ');
  const known = SHARED_EVENTS.find((one) => one === name);
  if (!from || !known || !id || more.length > 0) return undefined;
  return { from, name: known, event: { [keys[known]]: id } as CommittedEvents[SharedEventName] };
}
