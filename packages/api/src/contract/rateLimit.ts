/**
 * Counts attempts across every call that declares the limit. `client` is an IPv4 address or an IPv6
 * /64 network, `email` the address in the body. A `person` who has not signed in yet is identified
 * by the address in the body.
 */
export interface AttemptLimit {
  /** Unique in the contract. */
  name: string;
  per: 'client' | 'email' | 'clientAndEmail' | 'person' | 'account';
  max: number;
  windowSeconds: number;
}

/** How often a call may be made. */
export interface RateLimit {
  /** Requests of one client in a minute. */
  perMinute: number;
  /** Counted for every valid request, before its handler runs. */
  attempts?: readonly AttemptLimit[];
  /** Counted by the handler, because only some requests are attempts. */
  inHandler?: Readonly<Record<string, AttemptLimit>>;
}

/** The limit of calls that cost little. It is high because all sites of one host share an address. */
export const STANDARD_RATE = { perMinute: 600 } as const satisfies RateLimit;
