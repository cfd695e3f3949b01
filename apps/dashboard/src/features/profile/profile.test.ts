import {
  passwordValidation,
  profileValidation,
  SECRET_MASK,
  type UserProfileResponse,
} from '@pressdock/api';
import { expect, test } from 'vitest';
import { differingFields } from '../../shared/form/form.rules.ts';
import { noErrors } from '../../shared/form/formErrors.rules.ts';
import { profileMessages } from './profile.messages.ts';
import { explainFailure, findProfileErrors } from './profile.rules.ts';
import { type ProfileValues, profileValues, requestOf, typedSecret } from './profile.values.ts';

const profile = {
  _id: '7',
  email: 'mira@quiet.example',
  firstName: 'Mira',
  lastName: 'Rask',
  envatoApiToken: SECRET_MASK,
  sendowlApiKey: null,
  receiveEmailNotifications: true,
  slackUrl: '',
} as UserProfileResponse;
const saved = profileValues(profile);
const errorsOf = (edits: Partial<ProfileValues>) =>
  findProfileErrors({ ...saved, ...edits }, profile.email);

test('starts with the mask for a saved secret and blank for a missing one', () => {
  expect(saved).toMatchObject({ envatoApiToken: SECRET_MASK, sendowlApiKey: '', password1: '' });
});

test.each([
  [SECRET_MASK, SECRET_MASK],
  [SECRET_MASK.slice(1), ''],
  [`${SECRET_MASK}token`, 'token'],
  [`to${SECRET_MASK}ken`, 'token'],
  ['token', 'token'],
  ['', ''],
])('reads %j in the field of a secret as %j', (typed, expected) => {
  expect(typedSecret(typed)).toBe(expected);
});

test('sends only the changed fields, so that two open forms do not undo each other', () => {
  const edits = { firstName: 'Mira', lastName: 'Rask-Holm', receiveEmailNotifications: false };
  expect(requestOf(differingFields(edits, saved))).toEqual({
    lastName: 'Rask-Holm',
    receiveEmailNotifications: false,
  });
});

// Specification, section 5: passwords are sent only if both are non-blank.
test.each([
  [{ password1: 'a long phrase', password2: '' }, []],
  [{ password1: '   ', password2: '   ' }, []],
  [{ password1: 'a long phrase', password2: 'a long phrase' }, ['password1', 'password2']],
])('sends of %j only %j', (edits, names) => {
  expect(Object.keys(requestOf(edits))).toEqual(names);
});

// Specification, section 5, "Profile".
test.each([
  [{ firstName: ' ' }, { firstName: profileValidation.incomplete }],
  [{ email: '', currentPassword: 'x' }, { email: profileValidation.incomplete }],
  [{ password1: 'a long phrase' }, { password2: profileValidation.passwordMismatch }],
  [
    { password1: 'short', password2: 'short', currentPassword: 'x' },
    { password1: passwordValidation.tooShort },
  ],
  [
    { email: 'other@quiet.example' },
    { currentPassword: profileValidation.currentPasswordRequired },
  ],
  [
    { password1: 'a long phrase', password2: 'a long phrase' },
    { currentPassword: profileValidation.currentPasswordRequired },
  ],
])('refuses %j: %j', (edits, fields) => {
  expect(errorsOf(edits)).toEqual({ fields });
});

test.each([
  [{}],
  [{ email: ' MIRA@quiet.example ' }],
  [{ email: 'other@quiet.example', currentPassword: 'x' }],
  [{ password1: '   ', password2: '   ' }],
])('accepts %j', (edits) => {
  expect(errorsOf(edits)).toBe(noErrors);
});

const error = (status: number, fields?: Record<string, string>) =>
  ({ ok: false, status, error: { code: 'internal', message: 'no', fields } }) as Parameters<
    typeof explainFailure
  >[0];

// Specification, section 8, "Profile".
test.each([
  [400, undefined, { message: profileMessages.refused }],
  [400, { email: 'no' }, { title: profileMessages.refused, fields: { email: 'no' } }],
  [0, undefined, { message: profileMessages.failed }],
  [500, undefined, { message: profileMessages.failed }],
  [409, undefined, { message: profileMessages.failed }],
])('explains status %s with %j as %j', (status, fields, expected) => {
  expect(explainFailure(error(status, fields))).toEqual(expected);
});
