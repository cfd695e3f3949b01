import type { FlagAttribute, FlagComparator, FlagGroup, FlagType } from '@pressdock/api';
import { formatCount, formatNumber } from '../../shared/format.ts';

/** Sentences about feature flags that more than one screen shows. */
export const featureFlagMessages = {
  type: 'Flag type',
  types: {
    'on/off': 'On or off',
    percentage: 'Percentage',
    individual: 'Individual people',
    group: 'Group',
  } satisfies Record<FlagType, string>,
  typeHints: {
    'on/off': 'On for everyone, or off for everyone.',
    percentage: 'On for a share of the identifiers. The same ones stay on when you raise it.',
    individual: 'On for the people you select.',
    group: 'On for sites that meet conditions, such as a WordPress version.',
  } satisfies Record<FlagType, string>,
  percentage: 'Percentage',
  percentageHint: 'A whole number from 1 to 100.',
  attributes: {
    installed_version: 'Product version',
    wordpress: 'WordPress',
    php: 'PHP',
    locale: 'Locale',
    domain: 'Site domain',
    identifier_domain: 'E-mail domain',
    license_status: 'License status',
    license_product: 'Licensed product',
  } satisfies Record<FlagAttribute, string>,
  symbols: {
    '<': '<',
    '<=': '≤',
    '=': '=',
    '>=': '≥',
    '>': '>',
    is: 'is',
    isNot: 'is not',
    startsWith: 'starts with',
    endsWith: 'ends with',
  } satisfies Record<FlagComparator, string>,
  joined: { all: ' and ', any: ' or ' } satisfies Record<FlagGroup['match'], string>,
  everyone: (isOn: boolean) => (isOn ? 'On for everyone' : 'Off for everyone'),
  share: (percentage: number) => `${percentage} % of identifiers`,
  people: (count: number) => (count === 0 ? 'No one yet' : formatCount(count, 'person', 'people')),
  shareOfSites: (percentage: number, conditions: string) =>
    `${percentage} % of sites with ${conditions}`,
  overLimit: {
    title: 'You have more active users than your plan includes',
    body: (count: number, limit: number) =>
      `In the last 30 days, ${formatCount(count, 'user', 'users')} requested your flags. Your plan includes ${formatNumber(limit)}. Your flags keep working.`,
    nearTitle: 'You will soon have more active users than your plan includes',
    askOperator: 'The operator of this Pressdock installation can change your plan.',
    toPlans: 'Compare plans',
  },
} as const;
