import { type SaveProfileRequest, SECRET_MASK, type UserProfileResponse } from '@pressdock/api';

/** The text fields. */
export const textNames = [
  'firstName',
  'lastName',
  'email',
  'slackUrl',
  'businessName',
  'businessAddress1',
  'businessAddress2',
  'businessCity',
  'businessStateProvince',
  'businessPostalCode',
  'businessCountry',
  'vatNumber',
] as const;

/** One of `textNames`. */
export type TextName = (typeof textNames)[number];

/** The kinds of e-mail that can be turned off. */
export const switchNames = [
  'receiveEmailNotifications',
  'receiveBuildNotifications',
  'receiveBillingNotifications',
] as const;

/** One of `switchNames`. */
export type SwitchName = (typeof switchNames)[number];

/** The secrets, which the server returns as a mask. */
export const secretNames = [
  'envatoApiToken',
  'sendowlApiKey',
  'sendowlApiSecret',
  'webhookSecret',
] as const;

/** One of `secretNames`. */
export type SecretName = (typeof secretNames)[number];

/** The passwords, which the server never returns. */
export const passwordNames = ['currentPassword', 'password1', 'password2'] as const;

/** One of `passwordNames`. */
export type PasswordName = (typeof passwordNames)[number];

/** The values of the form. A saved secret is represented by the mask. */
export type ProfileValues = Record<TextName | SecretName | PasswordName, string> &
  Record<SwitchName, boolean>;

/** Returns the values that the form of a profile starts from. */
export function profileValues(profile: UserProfileResponse): ProfileValues {
  const pick = <Name extends keyof UserProfileResponse>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, profile[name] ?? '']));
  return {
    ...pick(textNames),
    ...pick(secretNames),
    ...pick(switchNames),
    ...Object.fromEntries(passwordNames.map((name) => [name, ''])),
  } as ProfileValues;
}

/**
 * Returns the value of a secret field after typing. The mask is never part of a secret: text typed
 * beside it replaces it, and deleting a character of it clears the field.
 */
export function typedSecret(text: string): string {
  return text === SECRET_MASK ? text : text.replaceAll('•', '');
}

const isBlank = (text = '') => text.trim() === '';

/**
 * Returns the request that saves changes to a profile.
 * @see specification, section 5: passwords are sent only if both are non-blank
 */
export function requestOf(changes: Partial<ProfileValues>): SaveProfileRequest {
  const { password1, password2, currentPassword, ...others } = changes;
  const hasPasswords = !isBlank(password1) && !isBlank(password2);
  return {
    ...others,
    ...(hasPasswords && { password1, password2 }),
    ...(!isBlank(currentPassword) && { currentPassword }),
  };
}
