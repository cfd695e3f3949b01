/**
 * How much an account can keep: products, flags of a product, people listed in one flag and in all flags of a
 * product, conditions of a group, and changes in a flag's history. `results` is the most that a search for
 * people returns.
 */
export const FLAG_LIMITS = {
  products: 1000,
  flags: 1000,
  people: 10_000,
  /** A server keeps the lists of a product that sites request in at most 256 MB of memory. */
  peopleOfProduct: 1_000_000,
  conditions: 20,
  changes: 100,
  results: 50,
} as const;

/** Lengths of texts of feature flags, in characters. */
export const FLAG_TEXT = { name: 100, identifier: 100, person: 320, value: 200 } as const;

/** The percentage that a new percentage flag starts with. @see specification, section 9 */
export const FLAG_PERCENTAGE_DEFAULT = 50;

/**
 * Days: an identifier counts as an active user for `active` days after its last request and is deleted
 * after `stored`. A flag without a request for `stale` days is stale.
 */
export const FLAG_DAYS = { active: 30, stored: 90, stale: 30 } as const;

/**
 * Limits on the identifiers that are stored for requests. Requests beyond a limit still get their flags,
 * and their identifiers are stored with a later request.
 */
export const FLAG_RECORDING = {
  /** Identifiers of a product that were not stored before, in one hour. */
  newPerProductAndHour: 100_000,
  /** The same for all products of an account. */
  newPerAccountAndHour: 1_000_000,
  /** Identifiers that one client (an IPv4 address or an IPv6 /64 network) can have stored in a minute. */
  perClientAndMinute: 120,
  /** Seconds until the time of an identifier's last request is stored again, unless a flag changes. */
  repeatSeconds: 3600,
} as const;

/** The most steps of a schedule, and how far in the future its last step may be, in days. */
export const FLAG_SCHEDULE = { steps: 20, days: 366 } as const;

/** The revision that stands for a flag without a schedule. */
export const NO_SCHEDULE = 0;

/** Milliseconds: how long a failed toggle shows its error, and the pause before limits are read again. */
export const FLAG_NOTICE_MS = { toggleFailed: 3000, limitRecheck: 2000 } as const;
