import { flagValidation } from '@pressdock/api';
import { formatCount } from '../../../shared/format.ts';
import { flagsTitles } from '../flags.titles.messages.ts';

/**
 * The text of the flag form, except validation messages.
 * @see specification, sections 5 and 8
 */
export const flagFormMessages = {
  addTitle: flagsTitles.add,
  addContext: (product: string) =>
    `Your code of ${product} checks the identifier. The flag decides who gets the feature.`,
  create: 'Add flag',
  save: 'Save flag',
  added: 'The flag was added',
  failed: 'There was an error saving your feature flag. Please try again.',
  errorTitle: 'The flag was not saved',
  basics: { title: 'Flag', context: 'What the flag is called, here and in your code.' },
  target: { title: 'Audience', context: 'Who the flag is on for while it is on.' },
  name: 'Name',
  nameHint: 'Visible only to your account.',
  identifier: 'Identifier',
  identifierHint: 'The name your code checks. Letters, digits, underscores, hyphens and periods.',
  identifierLocked: 'Sites already request this identifier.',
  changeIdentifier: 'Change identifier',
  active: 'On',
  activeHint: 'While the flag is off, it is off for everyone.',
  lock: {
    title: 'Change the identifier?',
    body: flagValidation.identifierInUse,
    confirm: 'Change identifier',
  },
  people: {
    label: 'People',
    none: 'No one is selected yet.',
    count: (count: number) => `${formatCount(count, 'person is', 'people are')} selected.`,
    select: 'Select people',
  },
  group: {
    match: 'Sites must meet',
    matches: { all: 'All conditions', any: 'Any condition' },
    legend: (row: number) => `Condition ${row}`,
    attribute: 'Attribute',
    comparator: 'Comparison',
    value: 'Value',
    remove: (row: number) => `Remove condition ${row}`,
    add: 'Add condition',
    none: 'No conditions yet.',
    hint: 'A site that does not report an attribute does not meet conditions on it.',
    full: (count: number) => `A group has at most ${count} conditions.`,
    percentage: 'Percentage of these sites',
    percentageHint: 'Leave blank for every site that meets the conditions.',
  },
  examples: {
    installed_version: '2.1.0',
    wordpress: '6.4',
    php: '8.1',
    locale: 'de_DE',
    domain: 'shop.example',
    identifier_domain: 'example.com',
    license_status: 'active',
    license_product: 'gray-heron',
  },
} as const;
