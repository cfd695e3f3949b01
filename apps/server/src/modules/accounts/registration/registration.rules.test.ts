import { signInValidation } from '@pressdock/api';
import { expect, test } from 'vitest';
import { explainClosedRegistration, findRegistrationMode } from './registration.rules.ts';

test.each([
  [undefined, false, false, 'open'],
  [undefined, true, false, 'closed'],
  [undefined, true, true, 'open'],
  [undefined, false, true, 'open'],
  ['open', true, false, 'open'],
  ['invitation', true, false, 'invitation'],
  ['invitation', false, false, 'invitation'],
  ['closed', false, false, 'closed'],
  ['closed', true, true, 'closed'],
] as const)(
  'with the choice %s, an operator (%s) and the demo (%s), registration is %s',
  (selected, hasOperator, isDemo, mode) => {
    expect(findRegistrationMode({ selected, hasOperator, isDemo })).toBe(mode);
  },
);

test.each([
  ['open', false, undefined],
  ['open', true, undefined],
  ['invitation', true, undefined],
  ['invitation', false, signInValidation.registrationByInvitation],
  ['closed', false, signInValidation.registrationClosed],
  ['closed', true, signInValidation.registrationClosed],
] as const)('in the mode %s, with an invitation (%s), it answers %j', (mode, isInvited, reason) => {
  expect(explainClosedRegistration(mode, isInvited)).toBe(reason);
});
