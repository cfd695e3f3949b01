import type { ReleaseAlert } from './releaseAlert.rules.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
/** Never rounds up to certainty. */
const certainty = (confidence: number) => `${Math.floor(confidence * 1000) / 10}%`;
const number = (value: number) => value.toLocaleString('en-US');

/** The texts about a release that does worse than the previous one. */
export const alertMessages = {
  subject: ({ product, version }: ReleaseAlert) => `Updates to ${product} ${version} are failing`,
  summary: ({ product, version, previousVersion, share, previousShare }: ReleaseAlert) =>
    `${percent(share)} of the sites that downloaded ${product} ${version} had problems: the update failed, was rolled back, or the site stopped checking for updates. With ${previousVersion}, it was ${percent(previousShare)}.`,
  advice:
    'The page about the release lists these sites and what they have in common. If the release is at fault, stop offering it and release a corrected version. You receive no further e-mail about this release.',
  facts: (alert: ReleaseAlert): [string, string][] => [
    ['Sites that downloaded it', number(alert.sites)],
    ['Failed', number(alert.failed)],
    ['Rolled back', number(alert.rolledBack)],
    ['Silent', number(alert.silent)],
    ['Confidence', certainty(alert.confidence)],
  ],
  link: 'Open update health',
} as const;
