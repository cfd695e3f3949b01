import type { DownloadPointsResponse, GrowthResponse } from '@pressdock/api';
import { addDays } from '../../../entities/analytics/day.rules.ts';
import { weekMessages as words } from './week.messages.ts';

const DAYS = 7;

/** The days of the week that the home page shows, and the first day of the week before. */
export interface WeekDays {
  /** The first day that is read: that of the week before. */
  from: string;
  first: string;
  /** Yesterday (UTC), the last complete day. */
  last: string;
}

/** Returns the last seven complete days. */
export function weekDays(now: Date): WeekDays {
  const last = addDays(now.toISOString().slice(0, 10), -1);
  return { from: addDays(last, 1 - 2 * DAYS), first: addDays(last, 1 - DAYS), last };
}

/** A figure of the week, and the same of the week before. */
export interface WeekFigure {
  now: number;
  before: number;
}

/** The account's week. */
export interface Week {
  /** Sites on the last day, and on the same weekday before. */
  active: WeekFigure;
  newSites: WeekFigure;
  checks: WeekFigure;
  downloads: WeekFigure;
  /** The sites of each day of both weeks. */
  line: number[];
}

interface Dated {
  day: string;
  value: number;
}

const sum = (days: readonly Dated[], isCounted: (day: string) => boolean) =>
  days.reduce((total, { day, value }) => (isCounted(day) ? total + value : total), 0);

/** Returns the figures of a week. Days without data count as zero. */
export function weekOf(
  { from, first, last }: WeekDays,
  { days }: Pick<GrowthResponse, 'days'>,
  points: DownloadPointsResponse,
): Week {
  const compare = (dated: readonly Dated[]): WeekFigure => ({
    now: sum(dated, (day) => day >= first && day <= last),
    before: sum(dated, (day) => day >= from && day < first),
  });
  const sitesOn = (on: string) => days.find(({ date }) => date === on)?.sites ?? 0;
  return {
    active: { now: sitesOn(last), before: sitesOn(addDays(last, -DAYS)) },
    newSites: compare(days.map(({ date, newSites }) => ({ day: date, value: newSites }))),
    checks: compare(days.map(({ date, checks }) => ({ day: date, value: checks }))),
    downloads: compare(points.map(({ created_at, count }) => ({ day: created_at, value: count }))),
    line: Array.from({ length: 2 * DAYS }, (_, index) => sitesOn(addDays(from, index))),
  };
}

/** Returns how a figure compares with the week before: "8% more than the week before". */
export function changeText({ now, before }: WeekFigure): string {
  if (now === before) return words.same;
  if (before === 0) return words.noneBefore;
  const share = Math.abs(now - before) / before;
  const percent = words.percent(Math.max(1, Math.round(share * 100)));
  return now > before ? words.more(percent) : words.less(percent);
}

/** Returns the line of active sites in one sentence, for people who do not see it. */
export const lineText = ({ line }: Pick<Week, 'line'>) =>
  words.line(line.length, line[0] ?? 0, line.at(-1) ?? 0);
