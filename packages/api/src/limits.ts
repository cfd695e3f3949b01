/**
 * Business numbers that the dashboard, the server and the documentation share.
 * @see specification, section 9
 */
export const PLANS = {
  default: 'pressdock-solo-2020',
  team: ['pressdock-unlimited-2020', 'pressdock-agency-2020'],
  all: ['pressdock-solo-2020', 'pressdock-agency-2020', 'pressdock-unlimited-2020'],
  analytics: 'pressdock-analytics-small',
} as const;

/** What an account may have for its analytics plan. */
export const ANALYTICS_PLANS = ['none', PLANS.analytics] as const;

/** How many members and waiting invitations an agency plan holds together. */
export const AGENCY_TEAM = 3;

/** How long before a licence expires its owner is told, in days. */
export const LICENSE_NOTICE_DAYS = 14;

/** How long an invitation waits, in seconds. */
export const INVITATION_SECONDS = 7 * 24 * 60 * 60;
/** How long the code of a reset letter works, in seconds. */
export const RESET_SECONDS = 10 * 60;
/** How long a session may do what asks for a proof after giving one, in seconds. */
export const PROOF_SECONDS = 5 * 60;
/** How long an operator views an account before the session ends, in seconds. */
export const VIEWING_SECONDS = 30 * 60;
/** How long a deactivated account can be had back, in days. */
export const DEACTIVATION_DAYS = 30;

/** How many entries one page of the audit log holds, and how many days they are kept. */
export const AUDIT_PAGE = 50;
export const AUDIT_DAYS = 400;

/** How many accounts one page of the operator's list holds. */
export const ACCOUNTS_PAGE = 25;

/** How many versions the versions page asks for at first, and how many more each "Load more" adds. */
export const VERSIONS_PAGE = { initial: 5, more: 20, max: 500 } as const;

/** Bounds of an uploaded package, in bytes and counts. */
export const PACKAGE_LIMITS = {
  packedBytes: 100 * 1024 * 1024,
  unpackedBytes: 512 * 1024 * 1024,
  entries: 20_000,
  ratio: 200,
} as const;

/** Bounds of an uploaded icon or banner: its bytes, its longest side in pixels, how many an account keeps. */
export const IMAGE_LIMITS = { bytes: 2 * 1024 * 1024, pixels: 4096, perAccount: 10_000 } as const;

/** The sizes WordPress shows a product's pictures at, in pixels. */
export const IMAGE_SIZES = {
  icon: { width: 256, height: 256 },
  banner_low: { width: 772, height: 250 },
  banner_high: { width: 1544, height: 500 },
} as const;

/** How many changed files of a package are named one by one. */
export const COMPARED_FILES = 500;

/** How many days one page of a version's download detail holds. */
export const DOWNLOAD_DETAIL_PAGE = 100;

/** How many addresses are told of a product's releases. */
export const WEBHOOK_ADDRESSES = 20;

/** How long an upload ticket may be used, in seconds. */
export const UPLOAD_TICKET_SECONDS = 15 * 60;

/** Bounds of a temporary download link's life, in seconds. */
export const TEMPORARY_LINK_SECONDS = { min: 1, max: 7 * 24 * 60 * 60 } as const;

/** How many licences one page of the list holds. */
export const LICENSES_PAGE = 25;

/** How many licences are counted, and done something to by a filter, before it is "more than that". */
export const LICENSES_COUNTED = 10_000;

/** How many days before its end a licence is about to expire. */
export const LICENSE_EXPIRING_DAYS = 30;

/** How many activations one page holds, and how many domains a licence shows in a list. */
export const ACTIVATIONS_PAGE = { size: 50, inLists: 20 } as const;

/** Bounds of doing something to many licences, and how long it can be undone. */
export const LICENSE_BULK = { ids: 500, days: 3650, months: 120, undoMinutes: 10 } as const;

/** Bounds of one part of an imported file: lines, the characters of a cell, of one with all domains, of all. */
export const LICENSE_IMPORT = {
  rows: 500,
  cell: 10_000,
  domains: 2_600_000,
  partCharacters: 1_000_000,
} as const;

/** How many decisions about licences are shown, and for how many days they are kept. */
export const LICENSE_DECISIONS = { shown: 50, licenses: 20, days: 30, unknownDays: 3 } as const;

/**
 * How many days a signed lease is good for, a new key is listed before it signs, and a retired one is
 * listed after its last lease.
 */
export const LICENSE_LEASE = { days: 14, signsAfterDays: 30, listedDays: 15 } as const;

/** How many customers a list or a search answers at most, and how many licences of one. */
export const CUSTOMERS_LISTED = 1000;
export const CUSTOMER_LICENSES = 500;

/** Bounds of a licence: how many sites it may be limited to, and how many are written or kept. */
export const LICENSE_LIMITS = { activations: 1_000_000, domains: 10_000 } as const;

/** How long the address in an offer downloads a package that needs a licence, in seconds: two checks. */
export const PACKAGE_ACCESS_SECONDS = 24 * 60 * 60;

/** Longest accepted texts, in characters. */
export const TEXT_LIMITS = {
  name: 200,
  slug: 100,
  line: 500,
  url: 2000,
  html: 65_536,
  settingKey: 80,
  licenseKey: 200,
  domain: 255,
  notes: 5000,
} as const;

/** How long a saved form says so beside its button, in milliseconds. */
export const SAVED_NOTICE_MS = 2000;

/** Bounds of a password's length, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

/** Bounds of one call to an address that a user gave: how long it may take, and its answer's size. */
export const CALL_LIMITS = { timeoutMs: 10_000, bodyBytes: 1024 * 1024 } as const;

const HOUR_MS = 60 * 60 * 1000;

/**
 * How a sales platform's answers about codes are trusted: a valid one for `validMs`, any other for
 * `invalidMs`, and the last valid one for `graceMs` while the platform cannot be asked. A site waits
 * `longestWaitMs` at most, since it gives up itself after 3 seconds. A platform that does not answer
 * is left alone for a while, from `retryMs.min` doubling up to `retryMs.max`. `unknownPerMinute`
 * bounds how many codes that were never valid are asked about for one product.
 */
export const PLATFORM_CHECKS = {
  validMs: 12 * HOUR_MS,
  invalidMs: 10 * 60 * 1000,
  graceMs: 14 * 24 * HOUR_MS,
  longestWaitMs: 2500,
  retryMs: { min: 15_000, max: 5 * 60 * 1000 },
  unknownPerMinute: 300,
} as const;

/** How long after each failed attempt a webhook is sent again, in minutes; after the last it is given up. */
export const WEBHOOK_RETRY_MINUTES = [1, 5, 30, 2 * 60, 12 * 60] as const;
