import {
  passwordValidation,
  profileValidation,
  SECRET_MASK,
  type UserProfileResponse,
} from '@pressdock/api';
import { expect, test } from 'vitest';
import { profileMessages } from './profile.messages.ts';
import { profileFailure, profileFaults } from './profile.rules.ts';
import {
  changesOf,
  type ProfileEdits,
  requestOf,
  typedSecret,
  valuesOf,
} from './profile.values.ts';

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
const kept = valuesOf(profile);
const faultsOf = (edits: ProfileEdits) => profileFaults({ ...kept, ...edits }, profile.email);

test('begins with the mask where a key is kept, and blank where none is', () => {
  expect(kept).toMatchObject({ envatoApiToken: SECRET_MASK, sendowlApiKey: '', password1: '' });
});

test.each([
  [SECRET_MASK, SECRET_MASK],
  [SECRET_MASK.slice(1), ''],
  [`${SECRET_MASK}token`, 'token'],
  [`to${SECRET_MASK}ken`, 'token'],
  ['token', 'token'],
  ['', ''],
])('%j in the field of a key means %j', (typed, meant) => {
  expect(typedSecret(typed)).toBe(meant);
});

test('sends only what differs, so that two open forms do not undo each other', () => {
  const edits = { firstName: 'Mira', lastName: 'Rask-Holm', receiveEmailNotifications: false };
  expect(requestOf(changesOf(kept, edits))).toEqual({
    lastName: 'Rask-Holm',
    receiveEmailNotifications: false,
  });
});

// Specification, section 5: passwords are sent only if both are non-blank.
test.each([
  [{ password1: 'a long phrase', password2: '' }, []],
  [{ password1: '   ', password2: '   ' }, []],
  [{ password1: 'a long phrase', password2: 'a long phrase' }, ['password1', 'password2']],
])('of %j it sends %j', (edits, names) => {
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
])('%j is not sent: %j', (edits, fields) => {
  expect(faultsOf(edits)).toEqual({ title: profileMessages.notSaved, fields });
});

test.each([
  [{}],
  [{ email: ' MIRA@quiet.example ' }],
  [{ email: 'other@quiet.example', currentPassword: 'x' }],
  [{ password1: '   ', password2: '   ' }],
])('%j is sent', (edits) => {
  expect(faultsOf(edits)).toBeUndefined();
});

const error = (status: number, fields?: Record<string, string>) =>
  ({ ok: false, status, error: { code: 'internal', message: 'no', fields } }) as Parameters<
    typeof profileFailure
  >[0];

// Specification, section 8, "Profile".
test.each([
  [400, undefined, { message: profileMessages.refused }],
  [400, { email: 'no' }, { title: profileMessages.refused, fields: { email: 'no' } }],
  [0, undefined, { message: profileMessages.failed }],
  [500, undefined, { message: profileMessages.failed }],
  [409, undefined, { message: profileMessages.failed }],
])('a %s with %j says %j', (status, fields, said) => {
  expect(profileFailure(error(status, fields))).toEqual(said);
});
