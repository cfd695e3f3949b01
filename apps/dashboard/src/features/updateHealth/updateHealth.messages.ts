import type { ReleaseHealthResponse } from '@pressdock/api';
import { type SiteFact, UPDATE_HEALTH, type UpdateOutcome } from '@pressdock/api/limits';
import { formatCount, formatNumber } from '../../shared/format.ts';
import { updateHealthTitles } from './updateHealth.titles.messages.ts';

const silentHours = UPDATE_HEALTH.periodHours * UPDATE_HEALTH.silentPeriods;

/** The verbs of what sites have in common, for one site and for several. */
const traits: Record<
  SiteFact,
  { one: (value: string) => string; many: (value: string) => string; does: string }
> = {
  version: {
    one: (value) => `had version ${value} before`,
    many: (value) => `had version ${value} before`,
    does: 'did',
  },
  wordpress: {
    one: (value) => `runs WordPress ${value}`,
    many: (value) => `run WordPress ${value}`,
    does: 'do',
  },
  php: { one: (value) => `runs PHP ${value}`, many: (value) => `run PHP ${value}`, does: 'do' },
  mysql: {
    one: (value) => `uses the database ${value}`,
    many: (value) => `use the database ${value}`,
    does: 'do',
  },
  language: { one: (value) => `is in ${value}`, many: (value) => `are in ${value}`, does: 'are' },
  country: {
    one: (value) => `is hosted in ${value}`,
    many: (value) => `are hosted in ${value}`,
    does: 'are',
  },
  hosting: {
    one: (value) => `is hosted by ${value}`,
    many: (value) => `are hosted by ${value}`,
    does: 'are',
  },
  theme: {
    one: (value) => `uses the theme ${value}`,
    many: (value) => `use the theme ${value}`,
    does: 'do',
  },
};

/** Every sentence about update health. */
export const updateHealthMessages = {
  title: updateHealthTitles.page,
  context: (product: string) =>
    `How the sites of ${product} took each release, from their downloads and update checks.`,
  loading: 'Loading update health',
  failed: 'There was an error fetching the update health. Please try again.',
  toVersions: 'Versions',
  missingTitle: 'No such product',
  missing: 'This product does not exist, or it belongs to another account.',
  toHome: 'Go to dashboard',
  emptyTitle: 'No releases yet',
  empty:
    'After the first release you see here how many sites downloaded it, installed it, or failed to.',
  newest: (version: string) => `Latest release, ${version}`,
  steps: {
    offered: 'Offered',
    downloaded: 'Downloaded',
    installed: 'Installed',
    failed: 'Failed',
    rolledBack: 'Rolled back',
    silent: 'Silent',
  } satisfies Record<UpdateOutcome | 'offered' | 'downloaded' | 'installed', string>,
  /** What each number counts. */
  meanings: {
    offered: 'An update check offered the release.',
    downloaded: 'The site downloaded the package.',
    installed: 'A later check reported the new version.',
    failed: 'A check after the download still reported the earlier version.',
    rolledBack: 'The site had the new version, and a later check reported an earlier one.',
    silent: `The site has not checked for ${silentHours} hours since it updated.`,
  } satisfies Record<UpdateOutcome | 'offered' | 'downloaded' | 'installed', string>,
  ofOffered: (share: string) => `${share} of offered`,
  ofDownloaded: (share: string) => `${share} of downloads`,
  before: (version: string, share: string) => `${version}: ${share}`,
  table: {
    title: 'Releases',
    caption: 'Releases and how sites took them',
    release: 'Release',
    comparison: 'Compared with the previous release',
    hint: 'Below each number is its share: of the sites that were offered the release, or of its downloads.',
  },
  share: {
    percent: (percent: number) => `${percent}%`,
    least: 'under 0.1%',
    most: 'over 99.9%',
  },
  comparison: {
    badges: {
      worse: 'Worse',
      possiblyWorse: 'Possibly worse',
      similar: 'No difference',
      better: 'Better',
      tooFew: 'Too few sites',
      first: 'Not compared',
      notCounted: 'No data',
    },
    /** The release that it is compared with, and how certain it is that the newer one does worse. */
    certain: (version: string, certainty: string) => `Than ${version}, ${certainty} certain`,
    than: (version: string) => `Than ${version}`,
    with: (version: string) => `To compare with ${version}`,
    first: 'No earlier release',
    notCounted: 'No update recorded',
  },
  alert: {
    title: (release: string, version: string | null) =>
      `${release} does worse than ${version ?? 'the release before'}`,
    body: (certainty: string, downloads: number) =>
      `More updates fail, are rolled back or go silent. That is ${certainty} certain, based on ${formatCount(downloads, 'download', 'downloads')}.`,
    alerted: (moment: string) => `An alert was sent on ${moment}.`,
    show: 'Show affected sites',
  },
  release: {
    title: (version: string) => `Update health of ${version}`,
    released: (product: string | undefined, date: string) =>
      product === undefined ? `Released ${date}` : `${product} · Released ${date}`,
    computed: (moment: string) => `Last counted ${moment}.`,
    notComputedTitle: 'Not counted yet',
    notComputed: 'The numbers appear within 15 minutes after a site was offered this release.',
    toList: 'All releases',
    missingTitle: 'No such release',
    missing: 'This version does not exist, or it was deleted.',
    funnel: 'From offer to installation',
    funnelChart: 'Sites by step of the update',
    meanings: 'What the numbers count',
    sites: 'Sites',
    step: 'Step',
    tooFew: (downloads: number) =>
      `A release is compared with the previous one after ${UPDATE_HEALTH.leastSites} downloads. This one has ${formatNumber(downloads)}.`,
    noneOfferedTitle: 'Not offered yet',
    noneOffered: 'No site has been offered this release. Sites check twice a day.',
    outcomes: 'Sites by outcome',
    tab: (outcome: string, count: number) => `${outcome} (${formatNumber(count)})`,
  },
  shared: {
    title: 'What these sites have in common',
    none: 'These sites have no version, host or language in common.',
    subject: {
      failed: { one: 'failed site', many: 'failed sites' },
      rolledBack: { one: 'rolled-back site', many: 'rolled-back sites' },
      silent: { one: 'silent site', many: 'silent sites' },
    } satisfies Record<UpdateOutcome, { one: string; many: string }>,
    traits,
    one: (subject: string, trait: string) => `The only ${subject} ${trait}`,
    all: (total: number, subject: string, trait: string) =>
      `All ${formatNumber(total)} ${subject} ${trait}`,
    most: (sites: number, total: number, subject: string, trait: string) =>
      `${formatNumber(sites)} of ${formatNumber(total)} ${subject} ${trait}`,
    sentence: (first: string, share: string, does: string) =>
      `${first}; ${share} of all sites ${does}.`,
  },
  sites: {
    caption: (outcome: string) => `Sites: ${outcome}`,
    site: 'Site',
    noConsent: 'Site without consent',
    at: 'When',
    previous: 'Before',
    current: 'Now',
    wordpress: 'WordPress',
    php: 'PHP',
    mysql: 'Database',
    language: 'Language',
    unknown: '–',
    failed: 'There was an error fetching the sites. Please try again.',
    deletedTitle: 'Records deleted',
    deleted: 'What happened on these sites was deleted after the retention period.',
    emptyTitle: {
      failed: 'No failed updates',
      rolledBack: 'No rollbacks',
      silent: 'No silent sites',
    } satisfies Record<UpdateOutcome, string>,
    empty: {
      failed: 'No site downloaded this release and still reports the earlier version.',
      rolledBack: 'No site has gone back to an earlier version.',
      silent: 'Every site that updated has checked for updates since.',
    } satisfies Record<UpdateOutcome, string>,
  },
} as const;

/** A number of the funnel or of an outcome. */
export type HealthStep = keyof typeof updateHealthMessages.steps &
  keyof Pick<ReleaseHealthResponse, 'offered' | 'downloaded' | 'installed' | UpdateOutcome>;
