import type { FlagAttribute } from '@pressdock/api';
import { FLAG_TEXT } from '@pressdock/api/limits';
import { type ReportedValue, readReported } from './conditions.rules.ts';
import { type MixedBytes, mixBytes } from './murmurHash.rules.ts';

/** The query of a request for flags. Any value may be missing, repeated or malformed. */
export type FlagQuery = Readonly<Record<string, unknown>>;

const encoder = new TextEncoder();

const HASH_PREFIX = 'sha256:';
/** The form of an identifier that was hashed by the client. */
const HASHED = /^sha256:[0-9a-f]{64}$/i;

/** Returns whether a client hashed an identifier. */
export const isHashed = (identifier: string) => HASHED.test(identifier);

/** Returns the first value of a parameter, trimmed; blank for one that is too long or malformed. */
function readText(query: FlagQuery, name: string, maxLength: number): string {
  const value = query[name];
  const first: unknown = Array.isArray(value) ? value[0] : value;
  if (typeof first !== 'string') return '';
  const text = first.trim();
  return text.length > maxLength || /\p{Cc}/u.test(text) ? '' : text;
}

/** A request for flags: its identifier, and what the site reports. Derived values are computed once. */
export class FlagRequest {
  /** As it was sent, trimmed; blank if there is none, or a malformed or too long one. */
  readonly identifier: string;
  /** The identifier in lower case: listed people are compared this way. */
  readonly key: string;
  /** The SHA-256 digest that the client sent instead of the identifier, in Latin-1; null if it is plain text. */
  readonly digest: string | null;
  readonly #query: FlagQuery;
  readonly #reported = new Map<FlagAttribute, ReportedValue>();
  #mixed: MixedBytes | undefined;

  /** Reads a query. Never throws. */
  constructor(query: FlagQuery) {
    this.identifier = readText(query, 'identifier', FLAG_TEXT.person);
    this.key = this.identifier.toLowerCase();
    this.digest = isHashed(this.identifier)
      ? Buffer.from(this.identifier.slice(HASH_PREFIX.length), 'hex').toString('latin1')
      : null;
    this.#query = query;
  }

  /** The part of the hashed bytes that is the same for each flag. */
  get mixed(): MixedBytes {
    this.#mixed ??= mixBytes(encoder.encode(`:${this.identifier}`));
    return this.#mixed;
  }

  /** Returns what the site reports about an attribute. */
  reported(attribute: FlagAttribute): ReportedValue {
    if (!this.#reported.has(attribute)) {
      const text = readText(this.#query, attribute, FLAG_TEXT.value);
      const known = text === '' && attribute === 'identifier_domain' ? this.#domain() : text;
      this.#reported.set(attribute, readReported(attribute, known));
    }
    return this.#reported.get(attribute);
  }

  #domain(): string {
    const at = this.identifier.lastIndexOf('@');
    return at < 0 ? '' : this.identifier.slice(at + 1);
  }
}
