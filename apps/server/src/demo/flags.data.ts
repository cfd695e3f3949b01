import type { CreateFlagRequest, PatchFlagRequest } from '@pressdock/api';

/** A flag of the demo with its past. */
export interface DemoFlag {
  flag: CreateFlagRequest;
  createdDaysAgo: number;
  /** Later changes, oldest first. */
  changes: readonly { daysAgo: number; patch: PatchFlagRequest }[];
  /** The percentages that follow, in days from now. */
  ramp?: readonly { days: number; percentage: number }[];
}

/** A product with feature flags of the demo. */
export interface DemoFlagProduct {
  name: string;
  createdDaysAgo: number;
  /** How many people use sites that request its flags. */
  people: number;
  flags: readonly DemoFlag[];
}

const modernSites = {
  match: 'all',
  conditions: [
    { attribute: 'wordpress', comparator: '>=', value: '6.4' },
    { attribute: 'php', comparator: '>=', value: '8.1' },
  ],
} satisfies CreateFlagRequest['group'];

const germanSites = {
  match: 'any',
  conditions: [
    { attribute: 'locale', comparator: 'startsWith', value: 'de' },
    { attribute: 'domain', comparator: 'endsWith', value: '.example' },
  ],
} satisfies CreateFlagRequest['group'];

/** The products with feature flags of the demo, with flags of every type. */
export const demoFlagProducts: readonly DemoFlagProduct[] = [
  {
    name: 'Harbor Forms',
    createdDaysAgo: 120,
    people: 240,
    flags: [
      {
        flag: {
          name: 'New form builder',
          identifier: 'NEW_FORM_BUILDER',
          flag_type: 'percentage',
          percentage: 5,
        },
        createdDaysAgo: 21,
        changes: [
          { daysAgo: 14, patch: { active: true, percentage: 10 } },
          { daysAgo: 3, patch: { percentage: 25 } },
        ],
        ramp: [
          { days: 2, percentage: 50 },
          { days: 5, percentage: 100 },
        ],
      },
      {
        flag: {
          name: 'Spam filter',
          identifier: 'SPAM_FILTER',
          flag_type: 'on/off',
        },
        createdDaysAgo: 90,
        changes: [{ daysAgo: 45, patch: { active: true } }],
      },
      {
        flag: {
          name: 'Beta of the export',
          identifier: 'BETA_EXPORT',
          flag_type: 'individual',
          individual_users: ['ada@kettleandleaf.example'],
          active: true,
        },
        createdDaysAgo: 28,
        changes: [
          {
            daysAgo: 6,
            patch: {
              individual_users: [
                'ada@kettleandleaf.example',
                'noor@northpine.example',
                'tomas@fernbooks.example',
              ],
            },
          },
        ],
      },
      {
        flag: {
          name: 'Block editor fields',
          identifier: 'BLOCK_EDITOR_FIELDS',
          flag_type: 'group',
          group: modernSites,
          active: true,
        },
        createdDaysAgo: 12,
        changes: [],
      },
    ],
  },
  {
    name: 'Tidy Checkout',
    createdDaysAgo: 80,
    people: 90,
    flags: [
      {
        flag: {
          name: 'Express checkout',
          identifier: 'EXPRESS_CHECKOUT',
          flag_type: 'on/off',
        },
        createdDaysAgo: 9,
        changes: [{ daysAgo: 1, patch: { active: true } }],
      },
      {
        flag: {
          name: 'Invoice by bank transfer',
          identifier: 'BANK_TRANSFER',
          flag_type: 'group',
          group: germanSites,
          percentage: 50,
          active: true,
        },
        createdDaysAgo: 18,
        changes: [],
      },
    ],
  },
];

const firstNames = 'ada noor tomas lena kofi mina jonas priya elio sara ivo hana'.split(' ');
const shops =
  'kettleandleaf northpine fernbooks quietmill saltandsail marlow bluecrate oakline tinyfarm duneco'.split(
    ' ',
  );

/** Returns the identifiers of a number of people, always the same. */
export function listDemoPeople(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = firstNames[index % firstNames.length];
    const round = Math.floor(index / firstNames.length);
    const shop = shops[round % shops.length];
    const number = Math.floor(round / shops.length);
    return `${name}${number === 0 ? '' : number + 1}@${shop}.example`;
  });
}
