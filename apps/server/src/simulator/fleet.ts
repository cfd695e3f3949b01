import { createSite } from './newSite.ts';
import { createRandom } from './random.ts';
import type { Release, Visit } from './site.ts';
import { SiteLife, type World } from './siteLife.ts';

/** The options of a simulation. Equal options give the same fleet. */
export interface FleetOptions {
  /** Installations in total; some of them appear later. */
  sites: number;
  /** Days up to the day of `now`. */
  days: number;
  seed: number;
  /** The end of the simulation. */
  now: Date;
  /** Oldest first. By default, a history that fits the days. */
  releases?: readonly Release[] | undefined;
  /** The license keys that sites choose from. By default, they invent keys. */
  licenses?: readonly string[] | undefined;
}

/** The requests of one day. */
export interface FleetDay {
  /** In UTC, as YYYY-MM-DD. */
  day: string;
  /** In the order of time. */
  visits: Visit[];
}

/** A number of WordPress sites that use a product. */
export interface Fleet {
  releases: readonly Release[];
  /** Oldest first. */
  days: readonly string[];
  /** Simulates the days one after another, always with the same result. */
  simulate(): Generator<FleetDay>;
}

const DAY_MS = 86_400_000;
const PRESENT_AT_START = 0.75;

/** Returns releases before and during the days. The last but one fails on some sites. */
function createReleases(startsAt: number, days: number): Release[] {
  const during = (share: number) => startsAt + Math.floor(share * days * DAY_MS);
  const before = (count: number) => startsAt - count * DAY_MS;
  return [
    { version: '1.8.0', releasedAt: before(400) },
    { version: '1.9.2', releasedAt: before(210) },
    { version: '2.0.0', releasedAt: before(110) },
    { version: '2.1.0', releasedAt: before(60) },
    { version: '2.2.0', releasedAt: before(24) },
    { version: '2.3.0', releasedAt: during(0.12) },
    { version: '2.3.1', releasedAt: during(0.3) },
    { version: '2.4.0', releasedAt: during(0.55), troubledPhp: '8.3' },
    { version: '2.4.1', releasedAt: during(0.8) },
  ];
}

/** Returns the day of a time, as YYYY-MM-DD (UTC). */
export function dayAt(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Creates a fleet. It uses neither the clock nor any other source of chance than the seed. */
export function createFleet({ sites, days, seed, now, releases, licenses }: FleetOptions): Fleet {
  const endsAt = now.getTime();
  const startsAt = endsAt - (endsAt % DAY_MS) - (days - 1) * DAY_MS;
  const world: World = {
    releases: releases ?? createReleases(startsAt, days),
    startsAt,
    days,
    endsAt,
  };

  function startLife(number: number) {
    const random = createRandom(seed, number);
    const isOld = days === 1 || random.chance(PRESENT_AT_START);
    const joins = isOld ? 0 : random.below(days - 1) + 1;
    const life = new SiteLife(random, world, (installed) =>
      createSite(random, number, installed, licenses),
    );
    life.install(startsAt + joins * DAY_MS, isOld);
    return { life, joins };
  }

  return {
    releases: world.releases,
    days: Array.from({ length: days }, (_, index) => dayAt(startsAt + index * DAY_MS)),
    *simulate() {
      const lives = Array.from({ length: sites }, (_, number) => startLife(number));
      for (let index = 0; index < days; index += 1) {
        const visits: Visit[] = [];
        for (const { life, joins } of lives) {
          if (joins <= index) visits.push(...life.liveThrough(index));
        }
        visits.sort((one, other) => one.at - other.at);
        yield { day: dayAt(startsAt + index * DAY_MS), visits };
      }
    },
  };
}
