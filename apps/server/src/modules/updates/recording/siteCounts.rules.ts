import { SITE_LIMITS } from '@pressdock/api/limits';

/** The facts that sites are counted by. */
export const COUNTED_FACTS = ['version', 'wordpress', 'php', 'mysql', 'language'] as const;

/** A fact that sites are counted by. */
export type CountedFact = (typeof COUNTED_FACTS)[number];

/** The facts that a site reports about itself; null for those it does not report. */
export interface ReportedFacts {
  installed_version: string | null;
  wordpress_version: string | null;
  php_version: string | null;
  mysql_version: string | null;
  language: string | null;
  locale: string | null;
  client_network: string | null;
}

/** A site's newest check. `site_host` is blank for all sites that do not send it. */
export interface SiteCheck extends ReportedFacts {
  item_id: string;
  site_host: string;
  /** ISO 8601, in UTC. */
  at: string;
}

/** A check as it was recorded, and how often it was repeated at about the same time. */
export interface RecordedCheck extends SiteCheck {
  times: number;
}

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

/** A change of the number of sites that reported a value on a day. */
export interface ValueChange {
  item_id: string;
  day: string;
  fact: CountedFact;
  value: string;
  change: number;
}

/** The sites to store, and the changes of daily counts. */
export interface SiteChanges {
  sites: (SiteCheck & { first_at: string })[];
  days: { item_id: string; day: string; sites: number; new_sites: number }[];
  values: ValueChange[];
}

/** Returns the day of a time (UTC). */
function dayOf(at: string): string {
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
export function totalByDay(checks: readonly RecordedCheck[]): DayTotal[] {
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

/** Returns the values that a site is counted by; blank for facts that it never reported. */
function countedValues(site: ReportedFacts): Record<CountedFact, string> {
  return {
    version: site.installed_version ?? '',
    wordpress: site.wordpress_version ?? '',
    php: site.php_version ?? '',
    mysql: site.mysql_version ?? '',
    language: site.language ?? site.locale?.replaceAll('_', '-') ?? '',
  };
}

/** Returns a newer check with the earlier value of each fact that it omits. */
function withEarlierFacts(check: SiteCheck, before: ReportedFacts): SiteCheck {
  return {
    item_id: check.item_id,
    site_host: check.site_host,
    at: check.at,
    installed_version: check.installed_version ?? before.installed_version,
    wordpress_version: check.wordpress_version ?? before.wordpress_version,
    php_version: check.php_version ?? before.php_version,
    mysql_version: check.mysql_version ?? before.mysql_version,
    language: check.language ?? before.language,
    locale: check.locale ?? before.locale,
    client_network: check.client_network ?? before.client_network,
  };
}

/** Takes one site from the room of a product and its account. Returns false if there is none. */
function takeRoom({ products, accounts }: SiteRoom, itemId: string, accountId: string): boolean {
  const [ofProduct = 0, ofAccount = 0] = [products.get(itemId), accounts.get(accountId)];
  if (ofProduct === 0 || ofAccount === 0) return false;
  products.set(itemId, ofProduct - 1);
  accounts.set(accountId, ofAccount - 1);
  return true;
}

/** Collects the changes of daily counts. */
class DailyCounts {
  readonly #days = new Map<string, SiteChanges['days'][number]>();
  readonly #values = new Map<string, ValueChange>();

  addSite({ item_id, at }: SiteCheck, isNew: boolean): void {
    const day = dayOf(at);
    const counted = this.#days.get(item_id + day) ?? { item_id, day, sites: 0, new_sites: 0 };
    counted.sites += 1;
    if (isNew) counted.new_sites += 1;
    this.#days.set(item_id + day, counted);
  }

  /** Moves a site from its values earlier on the same day to its newest ones. */
  moveValues(site: SiteCheck, before: SiteCheck | undefined): void {
    const earlier = before && countedValues(before);
    const values = countedValues(site);
    for (const fact of COUNTED_FACTS) {
      if (earlier?.[fact] === values[fact]) continue;
      if (earlier) this.#changeValue(site, fact, earlier[fact], -1);
      this.#changeValue(site, fact, values[fact], 1);
    }
  }

  #changeValue({ item_id, at }: SiteCheck, fact: CountedFact, value: string, by: 1 | -1): void {
    const day = dayOf(at);
    const key = JSON.stringify([item_id, day, fact, value]);
    const counted = this.#values.get(key) ?? { item_id, day, fact, value, change: 0 };
    counted.change += by;
    this.#values.set(key, counted);
  }

  list(): Pick<SiteChanges, 'days' | 'values'> {
    const values = [...this.#values.values()].filter(({ change }) => change !== 0);
    return { days: [...this.#days.values()], values };
  }
}

/**
 * Returns what a batch of checks changes. A site counts once per day, by its last check of the day;
 * checks from before a site's newest one change nothing. Sites without a host cannot be distinguished:
 * only the newest check of all of them is stored.
 * @param known the stored sites among those of the checks
 * @param accounts the account of each product; checks of other products are skipped
 */
export function countSites(
  checks: readonly SiteCheck[],
  known: readonly (SiteCheck & { first_at: string })[],
  accounts: ReadonlyMap<string, string>,
  room: SiteRoom,
): SiteChanges {
  const keyOf = ({ item_id, site_host }: SiteCheck) => `${item_id} ${site_host}`;
  const stored = new Map(known.map((site) => [keyOf(site), site]));
  const changed = new Map<string, SiteChanges['sites'][number]>();
  const counts = new DailyCounts();
  const inOrder = checks.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const check of inOrder) {
    const key = keyOf(check);
    const accountId = accounts.get(check.item_id);
    const before = changed.get(key) ?? stored.get(key);
    if (accountId === undefined || (before && before.at > check.at)) continue;
    const isCounted = check.site_host !== '';
    if (isCounted && !before && !takeRoom(room, check.item_id, accountId)) continue;
    const site = before ? withEarlierFacts(check, before) : toSite(check);
    changed.set(key, { ...site, first_at: before?.first_at ?? check.at });
    if (!isCounted) continue;
    const isSameDay = before !== undefined && dayOf(before.at) === dayOf(check.at);
    if (!isSameDay) counts.addSite(site, before === undefined);
    counts.moveValues(site, isSameDay ? before : undefined);
  }
  return { sites: [...changed.values()], ...counts.list() };
}

/** Returns a check without its number of repetitions. */
function toSite(check: SiteCheck): SiteCheck {
  return withEarlierFacts(check, check);
}
