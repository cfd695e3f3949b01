import { formatCount, formatNumber } from '../../../shared/format.ts';

const facts = { php: 'PHP', wordpress: 'WordPress' } as const;

type Fact = keyof typeof facts;

/** The sentences that answer what requiring a version, or releasing one, means. */
export const answersMessages = {
  title: 'Answers',
  facts,
  requirement: 'Required version',
  release: 'Release',
  departure: 'Version to drop',
  required: (fact: Fact, version: string) => `${facts[fact]} ${version}`,
  dropped: (fact: Fact, version: string) => `${facts[fact]} below ${version}`,
  stayBehind: (fact: Fact, version: string, share: string, sites: number, sample: number) =>
    `If you require ${facts[fact]} ${version}, ${share} of sites (${formatNumber(sites)} of ${formatNumber(sample)}) stay behind.`,
  half: (version: string, days: string) => `Half of the sites had ${version} after ${days}.`,
  notHalf: (version: string, share: string) =>
    `Fewer than half of the sites have ${version} so far: ${share}.`,
  droppable: (fact: Fact, version: string, months: string) =>
    `${facts[fact]} below ${version} can be dropped in about ${months}.`,
  droppableNow: (fact: Fact, version: string, share: string) =>
    `${facts[fact]} below ${version} can be dropped now: ${share} of sites use it.`,
  noSign: (fact: Fact, version: string, share: string) =>
    `There is no sign yet that ${facts[fact]} below ${version} can be dropped: ${share} of sites use it.`,
  days: (days: number, text: string) => `${text} ${days === 1 ? 'day' : 'days'}`,
  months: (count: number) =>
    count < 1 ? 'a month' : formatCount(Math.round(count), 'month', 'months'),
  threshold: (share: string) =>
    `A version can be dropped when at most ${share} of sites are below it.`,
  basis: (sites: number, from: string, to: string) =>
    `Based on ${formatCount(sites, 'site', 'sites')}, ${from === to ? to : `${from} to ${to}`}.`,
  none: {
    requirement: 'No site has reported its PHP or WordPress version.',
    adoption: 'No release has been offered to sites yet.',
    departure: 'Not enough days have been counted to see a trend.',
  },
} as const;
