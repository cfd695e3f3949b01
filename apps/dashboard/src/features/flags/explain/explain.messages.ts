import type { FlagReason } from '@pressdock/api';

/** The text of the page that explains results. */
export const explainMessages = {
  title: 'Explain a result',
  context: (product: string) =>
    `See what the flags of ${product} are for one request, and why. Nothing is recorded.`,
  backToList: 'Show all flags',
  request: 'Request',
  identifier: 'Identifier',
  identifierHint: 'Usually an e-mail address. Exactly as the site sends it.',
  domainHint: 'Only for a hashed identifier. Otherwise the part after the @ counts.',
  submit: 'Explain',
  results: 'Results',
  emptyTitle: 'Enter an identifier',
  empty: 'Or what the site reports. Each flag’s result and its reason appear here.',
  noFlagsTitle: 'No flags yet',
  noFlags: 'This product has no flags to explain.',
  failed: 'There was an error explaining the result. Please try again.',
  columns: { flag: 'Flag', result: 'Result', reason: 'Reason', bucket: 'Bucket' },
  on: 'On',
  off: 'Off',
  noBucket: 'None',
  met: 'met',
  notMet: 'not met',
  bucketHint:
    'A bucket from 1 to 100 is computed from the flag and the identifier. A percentage includes the buckets up to it.',
  reasons: {
    inactive: 'The flag is off.',
    everyone: 'The flag is on for everyone.',
    noIdentifier: 'The request has no identifier, and the flag depends on it.',
    listed: 'The flag lists this identifier.',
    notListed: 'The flag does not list this identifier.',
    withinPercentage: 'The identifier is within the percentage.',
    outsidePercentage: 'The identifier is outside the percentage.',
    conditionsMet: 'The site meets the conditions.',
    conditionsNotMet: 'The site does not meet the conditions.',
  } satisfies Record<FlagReason, string>,
  shares: {
    withinPercentage: (bucket: number, percentage: number) =>
      `Bucket ${bucket} is within the first ${percentage}.`,
    outsidePercentage: (bucket: number, percentage: number) =>
      `Bucket ${bucket} is not within the first ${percentage}.`,
  },
  deleteData: 'Delete data about this identifier',
} as const;
