import type { FlagAttribute } from '../flags/flagConditions.schemas.ts';

/** The product whose flags to read, and who they are for. */
export interface FlagsOptions {
  /** The URL of the Pressdock server. */
  baseUrl: string;
  productId: string;
  /** Who the flags are for: usually an e-mail address. */
  identifier?: string;
  /** Sends the SHA-256 digest of the identifier instead of the identifier. */
  hashesIdentifier?: boolean;
  /** What conditions of groups can compare. */
  attributes?: Readonly<Partial<Record<FlagAttribute, string>>>;
  /** What flags are until the first response, by identifier. Others are off. */
  defaults?: Readonly<Record<string, boolean>>;
  /** Seconds between two requests, 300 by default. 0 requests only once. */
  refreshSeconds?: number;
  /** Keeps the last response, for example `localStorage`. */
  storage?: Pick<Storage, 'getItem' | 'setItem'>;
  /** The fetch implementation, by default the platform's. */
  fetch?: typeof globalThis.fetch;
}

/** The feature flags of one product for one identifier. Nothing here throws or rejects. */
export interface Flags {
  /**
   * Returns whether a flag is on, according to the last response. A flag that the server does not know is
   * off. Without any response, returns `fallback`, or else the flag's default.
   */
  isEnabled(flag: string, fallback?: boolean): boolean;
  /** Resolves after the first response, or after the first failure. */
  readonly ready: Promise<void>;
  /** Requests the flags now. Resolves to false if that failed; the last response is kept. */
  refresh(): Promise<boolean>;
  /** Calls a function whenever flags have changed. Returns a function that ends this. */
  subscribe(onChange: () => void): () => void;
  /** Ends the regular requests. */
  stop(): void;
  /** What flags are without a response. */
  readonly defaults: Readonly<Record<string, boolean>>;
}

interface Known {
  etag: string;
  active: readonly string[];
}

const TIMEOUT_MS = 10_000;
/** The longest timer: longer ones end at once. */
const LONGEST_MS = 2 ** 31 - 1;

async function hashIdentifier(identifier: string): Promise<string> {
  const bytes = new TextEncoder().encode(identifier.toLowerCase());
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0'));
  return `sha256:${hex.join('')}`;
}

async function writeQuery(options: FlagsOptions, identifier: string): Promise<URLSearchParams> {
  const query = new URLSearchParams({ ...options.attributes });
  if (identifier === '') return query;
  const isHashed = options.hashesIdentifier;
  query.set('identifier', isHashed ? await hashIdentifier(identifier) : identifier);
  const at = identifier.lastIndexOf('@');
  if (isHashed && at >= 0 && !query.has('identifier_domain')) {
    query.set('identifier_domain', identifier.slice(at + 1));
  }
  return query;
}

/** Returns the known response of a text from the storage; undefined if it is not one. */
function parseKnown(text: string | null | undefined): Known | undefined {
  const { etag, active } = JSON.parse(text ?? '{}');
  return typeof etag === 'string' && Array.isArray(active) ? { etag, active } : undefined;
}

/** Returns the result of work that may fail, or undefined. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Reads the flags of a product, now and regularly. */
export function createFlags(options: FlagsOptions): Flags {
  const { baseUrl, productId, defaults = {}, refreshSeconds = 300, storage } = options;
  const identifier = options.identifier?.trim() ?? '';
  const key = `pressdock-flags:${productId}:${identifier}`;
  const listeners = new Set<() => void>();
  let known = attempt(() => parseKnown(storage?.getItem(key)));
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function load(): Promise<boolean> {
    const query = await writeQuery(options, identifier);
    const send = options.fetch ?? fetch;
    const url = `${baseUrl.replace(/\/+$/, '')}/api/v2/public/feature-flags/${productId}?${query}`;
    const response = await send(url, {
      headers: known?.etag ? { 'If-None-Match': known.etag } : {},
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return true;
    if (!response.ok) return false;
    const list: { flag: string; active: boolean }[] = await response.json();
    const active = list.filter((one) => one.active === true).map((one) => one.flag);
    const isSame = known?.active.join('\n') === active.join('\n');
    known = { etag: response.headers.get('etag') ?? '', active };
    attempt(() => storage?.setItem(key, JSON.stringify(known)));
    if (!isSame) for (const onChange of listeners) onChange();
    return true;
  }

  function refresh(): Promise<boolean> {
    clearTimeout(timer);
    running ??= load()
      .catch(() => false)
      .finally(() => {
        running = undefined;
        if (isStopped || refreshSeconds <= 0) return;
        timer = setTimeout(refresh, Math.min(refreshSeconds * 1000, LONGEST_MS));
        // A program in Node may end meanwhile.
        (timer as { unref?: () => void }).unref?.();
      });
    return running;
  }

  return {
    isEnabled: (flag, fallback) =>
      known ? known.active.includes(flag) : (fallback ?? defaults[flag] ?? false),
    ready: refresh().then(() => undefined),
    refresh,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
    defaults,
  };
}
