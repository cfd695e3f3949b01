import { expect, test } from 'vitest';
import {
  createRequest,
  finishPath,
  newWizard,
  nextWizard,
  productNamed,
  stepErrors,
  type WizardEvent,
  type WizardState,
  type WizardValues,
} from './wizard.rules.ts';

const harbor = { _id: 'p1', name: 'Harbor', lastRequestAt: null };
const facts = { products: [harbor], canAddProduct: true };
const full: WizardValues = {
  productName: 'Harbor',
  flagName: 'New checkout',
  type: 'percentage',
  percentage: '50',
};
const flag = { product: harbor, flagId: 'f1', identifier: 'NEW_CHECKOUT' };

function after(...events: WizardEvent[]): WizardState {
  return events.reduce(nextWizard, newWizard);
}

const advance = { type: 'advanced' } as const;

// Specification, section 4, "Wizard", and section 9: a percentage starts at 50.
test.each<[string, WizardEvent[], Partial<WizardState>]>([
  ['starts with the product', [], { step: 'product-name', created: null }],
  ['continues with the name of the flag', [advance], { step: 'flag-name' }],
  ['continues with its type', [advance, advance], { step: 'flag-type' }],
  ['reaches the code', [advance, advance, advance], { step: 'code', created: null }],
  ['goes no further', [advance, advance, advance, advance], { step: 'code' }],
  ['goes back one step', [advance, advance, { type: 'returned' }], { step: 'flag-name' }],
  ['goes back no further', [{ type: 'returned' }], { step: 'product-name' }],
  [
    'returns to the type with the error of a failed creation',
    [advance, advance, advance, { type: 'failed', message: 'No' }],
    { step: 'flag-type', errors: { message: 'No' } },
  ],
  [
    'remembers a product that was added before the flag failed',
    [
      ...[advance, advance, advance],
      { type: 'productAdded', product: harbor },
      { type: 'failed', message: 'No' },
    ],
    { step: 'flag-type', addedProduct: harbor, created: null },
  ],
  [
    'shows the created flag',
    [advance, advance, advance, { type: 'created', flag }],
    { step: 'code', created: flag },
  ],
  [
    'forgets an error once its field is changed',
    [
      { type: 'invalid', errors: { fields: { productName: 'No', type: 'No' } } },
      { type: 'changed', values: { productName: 'Buoy' } },
    ],
    { errors: { fields: { type: 'No' } } },
  ],
])('%s', (_case, events, expected) => {
  expect(after(...events)).toMatchObject(expected);
});

test('suggests half of the identifiers', () => {
  expect(newWizard.values.percentage).toBe('50');
});

// Specification, section 5, "Wizard".
test.each<[WizardState['step'], Partial<WizardValues>, Record<string, string>]>([
  ['product-name', {}, {}],
  ['product-name', { productName: 'Something new' }, {}],
  [
    'product-name',
    { productName: '  ' },
    { productName: 'Pick a product or type the name of a new one.' },
  ],
  ['flag-name', {}, {}],
  ['flag-name', { flagName: ' ' }, { flagName: 'Name is a required field.' }],
  [
    'flag-name',
    { flagName: '!?' },
    {
      flagName:
        'Use at least one letter from A to Z or digit, so that the flag gets an identifier.',
    },
  ],
  ['flag-type', {}, {}],
  ['flag-type', { type: '' }, { type: 'Flag type is a required field.' }],
  ['flag-type', { type: 'on/off', percentage: '' }, {}],
  [
    'flag-type',
    { percentage: '0' },
    { percentage: 'Percentage error: enter a whole number between 1-100.' },
  ],
  ['code', { productName: '' }, {}],
])('checks the step %s with %o', (step, values, expected) => {
  expect(stepErrors(step, { ...full, ...values }, facts)).toEqual(expected);
});

test('asks for the name of the first product', () => {
  const empty = { ...full, productName: '' };
  expect(stepErrors('product-name', empty, { ...facts, products: [] })).toEqual({
    productName: 'Enter the name of your product.',
  });
});

test('requires an existing product where the account may not add one', () => {
  const restricted = { ...facts, canAddProduct: false };
  expect(stepErrors('product-name', full, restricted)).toEqual({});
  expect(stepErrors('product-name', { ...full, productName: 'Buoy' }, restricted)).toEqual({
    productName: 'Pick one of your products. This account cannot add another one.',
  });
});

test.each([
  ['Harbor', harbor],
  ['  harbor ', harbor],
  ['Harbors', undefined],
  ['', undefined],
])('finds the product named %j', (name, expected) => {
  expect(productNamed(name, [harbor])).toBe(expected);
});

test.each<[Partial<WizardValues>, object]>([
  [{}, { flag_type: 'percentage', percentage: 50 }],
  [{ type: 'on/off' }, { flag_type: 'on/off' }],
  [{ type: 'individual' }, { flag_type: 'individual' }],
  // The form adds the conditions of a group, without which the contract accepts none.
  [{ type: 'group' }, { flag_type: 'individual' }],
])('creates an active flag that lists no one from %o', (values, expected) => {
  expect(createRequest({ ...full, ...values })).toEqual({
    name: 'New checkout',
    identifier: 'NEW_CHECKOUT',
    active: true,
    individual_users: [],
    ...expected,
  });
});

test.each<[WizardValues['type'], string]>([
  ['group', '/dashboard/feature-flags/p1/edit/f1?type=group'],
  ['individual', '/dashboard/feature-flags/p1'],
  ['percentage', '/dashboard/feature-flags/p1'],
  ['on/off', '/dashboard/feature-flags/p1'],
])('leads from a flag of the type %s to %s', (type, expected) => {
  expect(finishPath(flag, type)).toBe(expected);
});
