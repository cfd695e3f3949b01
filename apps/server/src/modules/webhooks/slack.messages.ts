import { LICENSE_NOTICE_DAYS } from '@pressdock/api/limits';

const licenses = (count: number) => (count === 1 ? '1 license' : `${count} licenses`);

/** Messages to the account's Slack channel. They contain no license keys. */
export const slackMessages = {
  released: (product: string, version: string) => `${product} ${version} was released.`,
  buildFailed: (product: string, reason: string) => `A build of ${product} failed: ${reason}`,
  unhealthy: (product: string, version: string, previous: string) =>
    `Updates to ${product} ${version} go wrong more often than those to ${previous}.`,
  expiring: (count: number, product: string) =>
    `${licenses(count)} for ${product} ${count === 1 ? 'expires' : 'expire'} within ${LICENSE_NOTICE_DAYS} days.`,
  limitReached: (count: number, product: string) =>
    `${licenses(count)} for ${product} reached the activation limit.`,
  test: 'This is a test message from Pressdock.',
  allProducts: 'all products',
  hiddenUrl: 'https://hooks.slack.com/…',
} as const;
