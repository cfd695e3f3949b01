import type { AnswersResponse } from '@pressdock/api';
import { OTHER_VALUES } from '@pressdock/api/limits';
import { compareNumbers, parseNumbers } from '../../../snapshots/siteFilter.rules.ts';

/** The sites that reported a value on a day. */
export interface DayValue {
  day: string;
  value: string;
  sites: number;
}

/** The share of sites below which a version can be dropped. */
export const DROP_SHARE = 0.02;

/** The releases whose adoption is answered, newest first. */
export const ADOPTED_RELEASES = 5;

const MINORS_MAX = 8;
const TREND_DAYS_MIN = 14;
const MONTHS_MAX = 60;
const DAYS_PER_MONTH = 30.44;
const dayMs = 24 * 60 * 60 * 1000;

type Requirement = AnswersResponse['requirements'][number];
type Departure = AnswersResponse['departures'][number];
type Adoption = AnswersResponse['adoption'][number];
type Fact = Requirement['fact'];

const isReported = ({ value }: DayValue) =>
  value !== OTHER_VALUES && parseNumbers(value) !== undefined;

const isBelow = (value: string, version: string) => {
  const limit = parseNumbers(version) ?? [];
  return compareNumbers(parseNumbers(value) ?? [], limit, limit.length) < 0;
};

/** Counts sites, and those of them below a version. */
function countBelow(values: readonly DayValue[], version: string) {
  let [sample, sites] = [0, 0];
  for (const one of values.filter(isReported)) {
    sample += one.sites;
    if (isBelow(one.value, version)) sites += one.sites;
  }
  return { sample, sites };
}

/** Returns the minor versions that sites use, newest first. */
export function listMinors(values: readonly DayValue[]): string[] {
  const minors = new Map<string, readonly number[]>();
  for (const { value } of values.filter(isReported)) {
    const [major = 0, minor = 0] = parseNumbers(value) ?? [];
    minors.set(`${major}.${minor}`, [major, minor]);
  }
  return [...minors]
    .sort(([, one], [, other]) => compareNumbers(other, one))
    .map(([minor]) => minor);
}

/**
 * Returns how many sites stay below each minor version in use but the oldest, the newest version first.
 * @param values the sites of one day by the fact
 */
export function answerRequirements(
  fact: Fact,
  day: string,
  values: readonly DayValue[],
): Requirement[] {
  return listMinors(values)
    .slice(0, -1)
    .slice(0, MINORS_MAX)
    .map((version) => ({ fact, version, ...countBelow(values, version), from: day, to: day }));
}

/** Fits a line through points by least squares, and returns its slope and its value at 0. */
function fitLine(points: readonly (readonly [x: number, y: number])[]) {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const [meanX, meanY] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const variance = mean(points.map(([x]) => (x - meanX) ** 2));
  const slope = variance === 0 ? 0 : covariance / variance;
  return { slope, atZero: meanY - slope * meanX };
}

/**
 * Returns in how many months a share falls below {@link DROP_SHARE} if it continues to fall at the same rate;
 * null if it does not fall, or only after years.
 * @param shares each with its day, counted backward from the last one as 0, -1 …
 */
export function predictMonths(shares: readonly { day: number; share: number }[]): number | null {
  const last = shares.at(-1);
  if (!last) return null;
  if (last.share < DROP_SHARE) return 0;
  const [first] = shares;
  if (!first || last.day - first.day < TREND_DAYS_MIN) return null;
  const points = shares
    .filter(({ share }) => share > 0)
    .map(({ day, share }) => [day - last.day, Math.log(share)] as const);
  const { slope, atZero } = fitLine(points);
  if (slope >= 0) return null;
  const months = (Math.log(DROP_SHARE) - atZero) / slope / DAYS_PER_MONTH;
  return months > MONTHS_MAX ? null : Math.max(0, months);
}

/**
 * Returns when each minor version in use can become the minimum: the newest first, without those that most
 * sites are still below.
 * @param values the sites of some days by the fact; the last day is the present
 */
export function answerDepartures(fact: Fact, values: readonly DayValue[]): Departure[] {
  const days = [...Map.groupBy(values, ({ day }) => day)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const [from, to] = [days[0]?.[0], days.at(-1)?.[0]];
  if (from === undefined || to === undefined) return [];
  const latest = days.at(-1)?.[1] ?? [];
  return listMinors(latest)
    .slice(0, -1)
    .flatMap((version) => {
      const shares = days.flatMap(([day, ofDay]) => {
        const { sample, sites } = countBelow(ofDay, version);
        return sample === 0 ? [] : [{ day: Date.parse(day) / dayMs, share: sites / sample }];
      });
      const { sample } = countBelow(latest, version);
      const currentShare = shares.at(-1)?.share ?? 0;
      if (currentShare > 0.5) return [];
      const months = predictMonths(shares);
      return [{ fact, version, share: DROP_SHARE, currentShare, months, from, to, sample }];
    })
    .slice(0, MINORS_MAX);
}

/** How many sites were offered a release, and how many of them installed it. */
export interface ReleaseAdoption {
  version: string;
  firstOfferedAt: Date;
  offered: number;
  installed: number;
  /** When half of the sites that were offered it had it; null while fewer have it. */
  halfAt: Date | null;
}

/** Returns after how many days half of the sites that were offered each release had it. */
export function answerAdoption(releases: readonly ReleaseAdoption[], to: string): Adoption[] {
  return releases
    .filter(({ offered }) => offered > 0)
    .map(({ version, firstOfferedAt, offered, installed, halfAt }) => ({
      version,
      halfDays: halfAt && Math.max(0, (halfAt.getTime() - firstOfferedAt.getTime()) / dayMs),
      share: installed / offered,
      from: firstOfferedAt.toISOString().slice(0, 10),
      to,
      sample: offered,
    }));
}
