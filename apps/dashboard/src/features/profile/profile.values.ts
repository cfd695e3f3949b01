import { type SaveProfileRequest, SECRET_MASK, type UserProfileResponse } from '@pressdock/api';

/** The fields of one line of text. */
export const textFields = [
  'firstName',
  'lastName',
  'email',
  'slackUrl',
  'businessName',
  'businessAddress1',
  'businessAddress2',
  'businessCity',
  'businessStateProvince',
  'businessCountry',
] as const;

/** The kinds of mail that can be switched off. */
export const switchFields = [
  'receiveEmailNotifications',
  'receiveBuildNotifications',
  'receiveBillingNotifications',
] as const;

/** The keys that are kept, and never shown again. */
export const secretFields = [
  'envatoApiToken',
  'sendowlApiKey',
  'sendowlApiSecret',
  'webhookSecret',
] as const;

/** What is typed and never answered. */
export const passwordFields = ['currentPassword', 'password1', 'password2'] as const;

/** One of the profile's fields that are typed into. */
export type TypedField = (typeof textFields | typeof secretFields | typeof passwordFields)[number];

/** One of `switchFields`. */
export type SwitchField = (typeof switchFields)[number];

/** The form as it stands. A key that is kept stands as the mask. */
export type ProfileValues = Record<TypedField, string> & Record<SwitchField, boolean>;

/** What was changed in the form. */
export type ProfileEdits = Partial<ProfileValues>;

/** How the form of a profile begins. */
export function valuesOf(profile: UserProfileResponse): ProfileValues {
  const pick = <Name extends keyof UserProfileResponse>(names: readonly Name[]) =>
    Object.fromEntries(names.map((name) => [name, profile[name] ?? '']));
  return {
    ...pick(textFields),
    ...pick(secretFields),
    ...pick(switchFields),
    ...Object.fromEntries(passwordFields.map((name) => [name, ''])),
  } as ProfileValues;
}

/**
 * What stands in a key's field after typing. The mask is never part of a key: what is typed beside
 * it replaces it, and taking a letter from it empties the field.
 */
export function typedSecret(text: string): string {
  return text === SECRET_MASK ? text : text.replaceAll('•', '');
}

/** The edits that differ from what is kept. */
export function changesOf(values: ProfileValues, edits: ProfileEdits): ProfileEdits {
  const changed = Object.entries(edits).filter(
    ([name, value]) => value !== values[name as keyof ProfileValues],
  );
  return Object.fromEntries(changed);
}

const isBlank = (text = '') => text.trim() === '';

/**
 * What is sent of the changes.
 * @see specification, section 5: passwords are sent only if both are non-blank
 */
export function requestOf(changes: ProfileEdits): SaveProfileRequest {
  const { password1, password2, currentPassword, ...others } = changes;
  const hasPasswords = !isBlank(password1) && !isBlank(password2);
  return {
    ...others,
    ...(hasPasswords && { password1, password2 }),
    ...(!isBlank(currentPassword) && { currentPassword }),
  };
}
