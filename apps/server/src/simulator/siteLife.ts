import { phpUpgrades, wordpressUpdates } from './data/software.data.ts';
import { writeUrl } from './newSite.ts';
import type { Random, Weighted } from './random.ts';
import type { Release, SiteState, Visit } from './site.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How the owner of a site updates: the median of the days until then. */
const habits: readonly Weighted<number | null>[] = [
  [0.6, 45],
  [6, 40],
  [null, 15],
];

const DELAY_SPREAD = 1.1;

type Outcome = 'installed' | 'failed' | 'rolledBack' | 'silentBefore' | 'silentAfter';

const outcomes: readonly Weighted<Outcome>[] = [
  ['installed', 930],
  ['failed', 30],
  ['rolledBack', 20],
  ['silentBefore', 8],
  ['silentAfter', 12],
];

const TROUBLED_FAILURES = 0.6;
const RETRIES = 0.4;
const RETRY_DAYS = 2;

/** The chances of a site on a day. */
const daily = { offline: 0.002, move: 0.0006, php: 0.002 };

/** The facts that all sites have in common. */
export interface World {
  /** Oldest first. */
  releases: readonly Release[];
  startsAt: number;
  days: number;
  /** Nothing happens after this time. */
  endsAt: number;
}

/** The life of one installation, day by day. */
export class SiteLife {
  #site: SiteState;
  readonly #random: Random;
  readonly #world: World;
  readonly #habit: number | null;
  readonly #phase: number;
  /** The share of the scheduled checks that take place: WordPress needs visitors for them. */
  readonly #traffic: number;
  readonly #updatesAt = new Map<string, number>();
  #pending: { version: string; outcome: Outcome } | undefined;
  #returnsTo: string | undefined;
  #isOnline = true;

  constructor(random: Random, world: World, create: (installed: string) => SiteState) {
    this.#random = random;
    this.#world = world;
    this.#habit = random.weighted(habits);
    this.#phase = (30 + random.below(650)) * MINUTE_MS;
    this.#traffic = random.chance(0.2) ? 0.4 : 0.97;
    this.#site = create('');
  }

  /** Installs the product for the first time. @param isOld whether that was long ago */
  install(at: number, isOld: boolean): void {
    const released = this.#world.releases.filter(({ releasedAt }) => releasedAt <= at);
    const adopted = released.filter((release) => this.#updateTime(release) <= at);
    const frozen = released[this.#random.below(released.length)];
    const old = this.#habit === null ? frozen : (adopted.at(-1) ?? released[0]);
    const first = (isOld ? old : released.at(-1)) ?? this.#world.releases[0];
    this.#site = { ...this.#site, installed: first?.version ?? '1.0.0' };
  }

  /** Returns the requests of a day. @param index counts from 0 */
  *liveThrough(index: number): Generator<Visit> {
    if (!this.#isOnline) return;
    const startsAt = this.#world.startsAt + index * DAY_MS;
    this.#change(index);
    for (const half of [0, DAY_MS / 2]) {
      const at = startsAt + this.#phase + half + (this.#random.below(41) - 20) * MINUTE_MS;
      const isDue = this.#random.chance(this.#traffic);
      if (isDue && this.#isOnline) yield* this.#check(at + this.#random.below(MINUTE_MS), false);
    }
    if (this.#isOnline && this.#random.chance(0.02)) {
      const at = startsAt + this.#phase + DAY_MS / 4 + this.#random.below(MINUTE_MS);
      yield* this.#check(at, true);
    }
  }

  /** Upgrades WordPress or PHP, moves the site or takes it offline. */
  #change(index: number): void {
    const random = this.#random;
    if (random.chance(daily.offline)) this.#isOnline = false;
    if (random.chance(daily.move)) this.#move();
    const php = phpUpgrades[this.#site.php];
    if (php && random.chance(daily.php)) this.#site = { ...this.#site, php };
    const share = index / this.#world.days;
    for (const { after, version, from, daily: chance } of wordpressUpdates) {
      const isAffected = from.some((one) => one === this.#site.wordpress);
      if (!isAffected || share < after || !random.chance(chance)) continue;
      this.#site = { ...this.#site, wordpress: version };
    }
  }

  #move(): void {
    const { host, path } = this.#site;
    if (host === null) return;
    const next = `new-${host}`;
    this.#site = { ...this.#site, host: next, url: writeUrl(this.#random, next, path) };
  }

  *#check(at: number, isManual: boolean): Generator<Visit> {
    if (at > this.#world.endsAt) return;
    const leaves = this.#applyUpdate();
    if (leaves === 'before') return;
    const offered = this.#findOffer(at);
    yield { kind: 'check', at, site: this.#site, isManual, offered: offered?.version ?? null };
    if (leaves === 'after') return;
    if (!offered || this.#updateTime(offered) > at) return;
    const downloadsAt = at + (5 + this.#random.below(85)) * 1000;
    if (downloadsAt > this.#world.endsAt) return;
    yield { kind: 'download', at: downloadsAt, site: this.#site, version: offered.version };
    this.#pending = { version: offered.version, outcome: this.#chooseOutcome(offered) };
    // Most failed updates are not repeated.
    const retries = this.#pending.outcome === 'failed' && this.#random.chance(RETRIES);
    this.#updatesAt.set(
      offered.version,
      retries ? at + RETRY_DAYS * DAY_MS : Number.POSITIVE_INFINITY,
    );
  }

  /** Completes the update that was downloaded. Returns whether the site goes offline, and when. */
  #applyUpdate(): 'before' | 'after' | undefined {
    if (this.#returnsTo !== undefined) {
      this.#site = { ...this.#site, installed: this.#returnsTo };
      this.#returnsTo = undefined;
    }
    const pending = this.#pending;
    this.#pending = undefined;
    if (!pending || pending.outcome === 'failed') return undefined;
    if (pending.outcome === 'silentBefore' || pending.outcome === 'silentAfter') {
      this.#isOnline = false;
    }
    if (pending.outcome === 'silentBefore') return 'before';
    if (pending.outcome === 'rolledBack') this.#returnsTo = this.#site.installed;
    this.#site = { ...this.#site, installed: pending.version };
    return pending.outcome === 'silentAfter' ? 'after' : undefined;
  }

  #chooseOutcome({ troubledPhp }: Release): Outcome {
    const isTroubled = troubledPhp !== undefined && this.#site.php.startsWith(troubledPhp);
    if (isTroubled && this.#random.chance(TROUBLED_FAILURES)) return 'failed';
    return this.#random.weighted(outcomes);
  }

  #findOffer(at: number): Release | undefined {
    const { releases } = this.#world;
    const newest = releases.findLastIndex(({ releasedAt }) => releasedAt <= at);
    const installed = releases.findIndex(({ version }) => version === this.#site.installed);
    return newest > installed ? releases[newest] : undefined;
  }

  /** Returns when the site installs a release. */
  #updateTime({ version, releasedAt }: Release): number {
    const known = this.#updatesAt.get(version);
    if (known !== undefined) return known;
    const delay = this.#habit === null ? null : this.#random.logNormal(this.#habit, DELAY_SPREAD);
    const at = delay === null ? Number.POSITIVE_INFINITY : releasedAt + delay * DAY_MS;
    this.#updatesAt.set(version, at);
    return at;
  }
}
