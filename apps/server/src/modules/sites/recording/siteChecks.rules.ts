import { SITE_LIMITS } from '@pressdock/api/limits';
import {
  type KeyedCheck,
  type RecordedCheck,
  type SiteFacts,
  TEXT_FACTS,
  withoutUnconsented,
} from './siteFacts.ts';
import { ReleaseChanges } from './siteReleases.rules.ts';

/** The checks of a product on a day. */
export interface DayTotal {
  item_id: string;
  day: string;
  checks: number;
  last_at: string;
}

/** How many more sites may be stored in this hour, by id. They are decreased as sites are added. */
export interface SiteRoom {
  products: Map<string, number>;
  accounts: Map<string, number>;
}

/** A site as it is stored. */
export interface StoredSite extends SiteFacts {
  item_id: string;
  site_key: string;
  first_at: string;
  at: string;
}

/** A site's newest check of a day. */
export interface SiteDay extends SiteFacts {
  item_id: string;
  site_key: string;
  day: string;
  at: string;
  /** Whether the site was stored for the first time on this day. */
  is_first: boolean;
}

/** The plugins of a site on a day. */
export interface PluginList {
  item_id: string;
  site_key: string;
  day: string;
  plugins: NonNullable<RecordedCheck['plugins']>;
}

/** The changes of a batch of checks. */
export interface SiteChanges {
  sites: StoredSite[];
  days: SiteDay[];
  plugins: PluginList[];
  releases: ReleaseChanges;
}

/** Returns the day of a time (UTC). */
export function dayOf(at: string): string {
  return at.slice(0, 10);
}

/** Returns the room that is left in an hour in which a number of sites was added. */
export function remainingRoom(
  added: { product: ReadonlyMap<string, number>; account: ReadonlyMap<string, number> },
  { newPerProductAndHour, newPerAccountAndHour } = SITE_LIMITS,
): SiteRoom {
  const remaining = (counts: ReadonlyMap<string, number>, limit: number) =>
    new Map([...counts].map(([id, count]) => [id, Math.max(0, limit - count)]));
  return {
    products: remaining(added.product, newPerProductAndHour),
    accounts: remaining(added.account, newPerAccountAndHour),
  };
}

/** Returns the number of checks of each product and day. */
export function totalByDay(
  checks: readonly Pick<RecordedCheck, 'item_id' | 'at' | 'times'>[],
): DayTotal[] {
  const totals = new Map<string, DayTotal>();
  for (const { item_id, at, times } of checks) {
    const day = dayOf(at);
    const total = totals.get(item_id + day) ?? { item_id, day, checks: 0, last_at: at };
    total.checks += times;
    if (at > total.last_at) total.last_at = at;
    totals.set(item_id + day, total);
  }
  return [...totals.values()];
}

/** Facts that are reported together, so that they are replaced together. */
const groups: readonly (readonly (typeof TEXT_FACTS)[number][])[] = [
  ['installed_version'],
  ['wordpress_version'],
  ['php_version'],
  ['host'],
  ['mysql_version'],
  ['language'],
  ['theme', 'theme_version'],
  ['country', 'region', 'city'],
  ['hosting'],
  ['client_network'],
];

const BASIC_GROUPS = 3;

/**
 * Returns a newer check with the earlier value of each fact that it omits. If the site gave or withdrew
 * its consent in between, earlier optional facts are not kept.
 */
export function withEarlierFacts<Check extends SiteFacts>(check: Check, before: SiteFacts): Check {
  const isSameConsent = check.is_consenting && before.is_consenting;
  const retained = isSameConsent ? groups : groups.slice(0, BASIC_GROUPS);
  const omitted = retained.filter((names) => names.every((name) => check[name] === null)).flat();
  return { ...check, ...Object.fromEntries(omitted.map((name) => [name, before[name]])) };
}

/**
 * A text that orders checks of the same time. The database orders them by the same text, byte by byte, so
 * that the result does not depend on the order of writes.
 */
export function tieBreaker(facts: SiteFacts): string {
  const consent = facts.is_consenting ? '0' : '1';
  return [consent, ...TEXT_FACTS.map((name) => facts[name] ?? '')].join('\u001f');
}

/** Returns whether a check replaces another one of the same site: the newer one does. */
export function isNewer(one: SiteFacts & { at: string }, other: SiteFacts & { at: string }) {
  if (one.at !== other.at) return one.at > other.at;
  return Buffer.compare(Buffer.from(tieBreaker(one)), Buffer.from(tieBreaker(other))) > 0;
}

/** Takes one site from the room of a product and its account. Returns false if there is none. */
function takeRoom({ products, accounts }: SiteRoom, itemId: string, accountId: string): boolean {
  const [ofProduct = 0, ofAccount = 0] = [products.get(itemId), accounts.get(accountId)];
  if (ofProduct === 0 || ofAccount === 0) return false;
  products.set(itemId, ofProduct - 1);
  accounts.set(accountId, ofAccount - 1);
  return true;
}

function toFacts(check: KeyedCheck): SiteFacts & Pick<StoredSite, 'item_id' | 'site_key' | 'at'> {
  const { times, offered, plugins, host_key, ...facts } = check;
  return facts;
}

/** Collects the changes of a batch. */
class Changes {
  readonly #sites = new Map<string, StoredSite>();
  readonly #days = new Map<string, Omit<SiteDay, 'is_first'>>();
  readonly #plugins = new Map<string, PluginList>();
  readonly #releases = new ReleaseChanges();
  readonly #stored: ReadonlyMap<string, StoredSite>;

  constructor(stored: ReadonlyMap<string, StoredSite>) {
    this.#stored = stored;
  }

  find(key: string): StoredSite | undefined {
    return this.#sites.get(key) ?? this.#stored.get(key);
  }

  /** Adds a check of a site, in the order of time. @param before the site as it is stored */
  add(key: string, check: KeyedCheck, before: StoredSite | undefined): void {
    const facts = toFacts(check);
    const isCurrent = !before || isNewer(facts, before);
    if (before && !isCurrent) {
      if (check.at < before.first_at) this.#sites.set(key, { ...before, first_at: check.at });
    } else {
      const site = before ? withEarlierFacts(facts, before) : facts;
      this.#sites.set(key, { ...site, first_at: before?.first_at ?? check.at });
    }
    if (isCurrent) this.#releases.addCheck(check, before?.installed_version ?? null);
    if (check.offered !== undefined) this.#releases.addOffer(check, check.offered);
    this.#addDay(key, facts, check.plugins);
  }

  #addDay(key: string, facts: ReturnType<typeof toFacts>, plugins: KeyedCheck['plugins']): void {
    const day = dayOf(facts.at);
    const known = this.#days.get(key + day);
    if (!known || isNewer(facts, known)) this.#days.set(key + day, { ...facts, day });
    if (!plugins?.length || this.#plugins.has(key + day)) return;
    const { item_id, site_key } = facts;
    this.#plugins.set(key + day, { item_id, site_key, day, plugins });
  }

  #isFirst({ item_id, site_key, day }: Omit<SiteDay, 'is_first'>): boolean {
    const key = `${item_id} ${site_key}`;
    const site = this.find(key);
    return site !== undefined && dayOf(site.first_at) === day;
  }

  list(): SiteChanges {
    return {
      sites: [...this.#sites.values()],
      days: [...this.#days.values()].map((day) => ({ ...day, is_first: this.#isFirst(day) })),
      plugins: [...this.#plugins.values()],
      releases: this.#releases,
    };
  }
}

/**
 * Returns what a batch of checks changes. Sites without a key cannot be distinguished, so they change
 * nothing. Beyond the limit of new sites, a site is not stored.
 * @param known the stored sites among those of the checks
 * @param accounts the account of each product; checks of other products are skipped
 * @param room undefined for no limit
 */
export function collectChanges(
  checks: readonly RecordedCheck[],
  known: readonly StoredSite[],
  accounts: ReadonlyMap<string, string>,
  room: SiteRoom | undefined,
): SiteChanges {
  const stored = new Map(known.map((site) => [`${site.item_id} ${site.site_key}`, site]));
  const changes = new Changes(stored);
  const inOrder = checks.toSorted((one, other) => (one.at < other.at ? -1 : +(one.at > other.at)));
  for (const check of inOrder) {
    if (check.site_key === null) continue;
    const key = `${check.item_id} ${check.site_key}`;
    const accountId = accounts.get(check.item_id);
    if (accountId === undefined) continue;
    const before = changes.find(key);
    if (!before && room && !takeRoom(room, check.item_id, accountId)) continue;
    changes.add(key, withoutUnconsented({ ...check, site_key: check.site_key }), before);
  }
  return changes.list();
}
