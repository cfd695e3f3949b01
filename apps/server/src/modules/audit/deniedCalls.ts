import { LRUCache } from 'lru-cache';

/** A caller's denied calls of one operation are separate entries up to this number per window. */
const MAX_ENTRIES = 10;
const windowMs = 60 * 60_000;
/** The least recently denied caller is forgotten beyond so many, and starts a new window. */
const maxCallers = 10_000;

/** The facts that identify the denied calls of one caller. The subject is theirs to choose. */
export interface DeniedCall {
  account_id: string;
  actor: string;
  way: string;
  action: string;
}

interface Window {
  entries: number;
  /** The newest entry, which counts all further calls. */
  entryId: string;
}

/** Decides which denied calls are recorded separately, so that nobody can fill the audit log. */
export class DeniedCalls {
  readonly #windows: LRUCache<string, Window>;

  /** @param now the current time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#windows = new LRUCache({
      max: maxCallers,
      ttl: windowMs,
      ttlResolution: 0,
      perf: { now },
    });
  }

  #key({ account_id, actor, way, action }: DeniedCall): string {
    return [account_id, way, action, actor].join(' ');
  }

  /** Returns the id of the entry that counts this call too; undefined if the call has its own entry. */
  findEntry(call: DeniedCall): string | undefined {
    const window = this.#windows.get(this.#key(call));
    return window && window.entries >= MAX_ENTRIES ? window.entryId : undefined;
  }

  /** Notes that a denied call has an entry of its own. */
  add(call: DeniedCall, entryId: string): void {
    const key = this.#key(call);
    const window = this.#windows.get(key);
    if (window) Object.assign(window, { entries: window.entries + 1, entryId });
    else this.#windows.set(key, { entries: 1, entryId });
  }
}
