/** A license of the demo account. Dates are in days relative to today. */
export interface DemoLicense {
  key: string;
  /** The customer's name and shop, which determine the e-mail address. */
  customer: readonly [first: string, last: string, shop: string];
  /** The slug of its product; all products if left out. */
  product?: string;
  limit: number;
  /** Days since it was issued. */
  issued: number;
  /** Days until it expires; null if it never expires. */
  ends: number | null;
  sites: readonly string[];
  domain?: string;
  maxVersion?: string;
  notes?: string;
  isSuspended?: boolean;
}

const forms = 'harbor-forms';
const checkout = 'tidy-checkout';
const theme = 'northlight';

const nora = ['Nora', 'Albright', 'kettleandleaf'] as const;
const piet = ['Piet', 'Vermeer', 'fietsenhal'] as const;
const agency = ['Samira', 'Haddad', 'oldmill-agency'] as const;
const bakery = ['Joao', 'Teixeira', 'pao-da-vila'] as const;
const school = ['Ellen', 'Kowalski', 'riverside-school'] as const;
const studio = ['Yuki', 'Tanaka', 'studio-nagi'] as const;
const farm = ['Tomas', 'Novak', 'hillside-farm'] as const;

/** Licenses in every status. */
export const demoLicenses: readonly DemoLicense[] = [
  {
    key: '6f1c2e0a-53d4-4b7e-9a18-2c70e4d91b35',
    customer: nora,
    product: checkout,
    limit: 3,
    issued: 190,
    ends: 175,
    sites: [
      'kettleandleaf.example.com',
      'wholesale.kettleandleaf.example.com',
      'staging.kettleandleaf.example.com',
    ],
    notes: 'Moved from the old shop in spring.',
  },
  {
    key: '0b84d7f9-1e26-4c53-8d0f-97a3b5c2e641',
    customer: nora,
    product: forms,
    limit: 1,
    issued: 340,
    ends: 21,
    sites: ['kettleandleaf.example.com'],
    notes: 'Asked for a reminder before it ends.',
  },
  {
    key: 'd2a95b38-74c1-4f0e-b6e7-5a1f80c34d92',
    customer: piet,
    product: checkout,
    limit: 1,
    issued: 60,
    ends: 305,
    sites: ['fietsenhal.example.net'],
  },
  {
    key: '91e7c04d-2b6f-48a5-9c3d-e8f40b17a562',
    customer: piet,
    product: forms,
    limit: 2,
    issued: 500,
    ends: -135,
    sites: ['fietsenhal.example.net'],
    notes: 'Did not renew; uses the free plan now.',
  },
  {
    key: 'c58f1a6e-90b2-4d37-a4c8-3e6d7f02b914',
    customer: agency,
    limit: 25,
    issued: 410,
    ends: 320,
    sites: [
      'oldmill.example.org',
      'bookshop.oldmill.example.org',
      'dentist.oldmill.example.org',
      'museum.oldmill.example.org',
      'dev.oldmill.example.org',
    ],
    notes: 'Agency: every product, renews yearly in October.',
  },
  {
    key: '3a70e5d2-c81f-4e94-8b5a-06f2d9c7e183',
    customer: agency,
    product: theme,
    limit: 5,
    issued: 410,
    ends: null,
    sites: ['museum.oldmill.example.org'],
    maxVersion: '2.0.0',
    notes: 'Bought before subscriptions: versions below 2.0.0, never expires.',
  },
  {
    key: '7d4b9c16-0e3a-4f82-95d1-b8c6a2f5e047',
    customer: bakery,
    product: checkout,
    limit: 1,
    issued: 95,
    ends: 270,
    sites: ['paodavila.example.com'],
    isSuspended: true,
    notes: 'Payment disputed; reinstate when it is settled.',
  },
  {
    key: 'e90f37a4-6c2d-4b18-a7f5-1d8e4c63b290',
    customer: school,
    product: forms,
    limit: 0,
    issued: 30,
    ends: 335,
    sites: ['riverside-school.example.org', 'library.riverside-school.example.org'],
    notes: 'School discount.',
  },
  {
    key: '24c6e81b-f50a-4d79-83e2-9b7d0a4f5c36',
    customer: studio,
    product: theme,
    limit: 1,
    issued: 360,
    ends: 5,
    sites: [],
    domain: 'studionagi.example.net',
  },
  {
    key: 'b61d0f85-3e9c-4a27-9f64-c7e2805d1a3b',
    customer: studio,
    product: forms,
    limit: 3,
    issued: 12,
    ends: 353,
    sites: ['studionagi.example.net', 'localhost'],
  },
  {
    key: '58a2c7d0-9f4e-4163-b0d8-7e5f1c92a4e6',
    customer: farm,
    product: checkout,
    limit: 2,
    issued: 730,
    ends: -8,
    sites: ['hillside-farm.example.com'],
    notes: 'Wrote on Monday: renews this week.',
  },
  {
    key: 'f3e81b60-d47a-4c95-8a2e-50c9d6b7f124',
    customer: farm,
    product: forms,
    limit: 5,
    issued: 3,
    ends: 362,
    sites: [],
  },
];
