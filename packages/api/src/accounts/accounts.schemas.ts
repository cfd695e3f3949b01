import * as z from 'zod/mini';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { fieldValidation } from '../contract/field.messages.ts';
import { Id, Line, Timestamp } from '../contract/primitives.schemas.ts';
import { PASSWORD_LENGTH } from './accounts.limits.ts';
import { passwordValidation } from './password.messages.ts';
import { profileValidation } from './profile.messages.ts';
import { settingValidation } from './settings.messages.ts';
import { signInValidation } from './signIn.messages.ts';
import { VatNumber } from './vatNumber.schemas.ts';

const emailAddress = (message: string) =>
  z
    .string(message)
    .check(z.trim(), z.maxLength(254, fieldValidation.email), z.email(fieldValidation.email));

const requiredLine = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.minLength(1, message),
      z.maxLength(TEXT_LIMITS.name, fieldValidation.tooLong),
    );

const newPassword = (message: string) =>
  z
    .string(message)
    .check(
      z.minLength(PASSWORD_LENGTH.min, passwordValidation.tooShort),
      z.maxLength(PASSWORD_LENGTH.max, passwordValidation.tooLong),
    );

const SignInText = z
  .string(signInValidation.failed)
  .check(z.maxLength(1000, signInValidation.failed));

/**
 * A sign-in. Any text is accepted, so that a wrong e-mail address and a wrong password fail alike.
 * `code` is a two-factor code or a recovery code (required after 403 `second_factor_required`);
 * `reactivate` reactivates a deactivated account (403 `deactivated`).
 */
export const SignInRequest = z.object({
  email: SignInText,
  password: SignInText,
  code: z.optional(SignInText),
  reactivate: z.optional(z.boolean()),
});

/** A new account. `invitation` is the secret of an invitation to a team that was sent to `email`. */
export const RegisterRequest = z.object({
  firstName: requiredLine(signInValidation.registerIncomplete),
  lastName: requiredLine(signInValidation.registerIncomplete),
  email: emailAddress(signInValidation.registerIncomplete),
  password: newPassword(signInValidation.registerIncomplete),
  referralCode: z.optional(Line),
  invitation: z.optional(Line),
});

/** The response to a registration, the same for a new and for a registered e-mail address. */
export const RegisterResponse = z.object({ message: z.string() });

/** A setting of the person who is signed in. */
export const SettingRequest = z.object({
  key: z
    .string(settingValidation.key)
    .check(z.regex(/^[A-Za-z0-9_-]{1,80}$/, settingValidation.key)),
  value: z.union([z.boolean(), z.number(), z.string().check(z.maxLength(TEXT_LIMITS.line))]),
});

const Permissions = {
  canAddFeatureFlag: z.boolean(),
  canAddFeatureFlagProduct: z.boolean(),
  canAddLicense: z.boolean(),
  canAddPluginOrTheme: z.boolean(),
};

const SettingsMap = z.record(z.string(), z.union([z.boolean(), z.number(), z.string()]));

/** All settings of the person. */
export const SettingsResponse = z.object({ settings: SettingsMap });

/**
 * The account that the person acts for (`me`), or the person (`me/actual`).
 * @see specification, section 3, "User (me)"
 */
export const UserResponse = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  settings: SettingsMap,
  isAdmin: z.boolean(),
  /** Whether the person may make the calls that need a verified e-mail address. */
  isEmailVerified: z.boolean(),
  hasCard: z.boolean(),
  selectedPlan: z.string(),
  analyticsPlan: z.string(),
  isDeliquent: z.boolean(),
  gitlabAccessToken: z.nullable(z.string()),
  STRIPE_PUBLISHABLE_KEY: z.nullable(z.string()),
  /** Whether this server charges for plans. Without billing, there is no billing page. */
  isBillingEnabled: z.boolean(),
  /** When the oldest unpaid invoice was due; null if `isDeliquent` is false or the operator set it. */
  delinquentSince: z.nullable(Timestamp),
  /** When an operator's viewing session ends; null otherwise. */
  viewingEndsAt: z.nullable(Timestamp),
  ...Permissions,
});

/** @see {@link UserResponse} */
export type UserResponse = z.infer<typeof UserResponse>;

/**
 * A person's own profile. Secrets are masked.
 * @see specification, section 3, "User profile"
 */
export const UserProfileResponse = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  envatoApiToken: z.nullable(z.string()),
  sendowlApiKey: z.nullable(z.string()),
  sendowlApiSecret: z.nullable(z.string()),
  webhookSecret: z.nullable(z.string()),
  receiveEmailNotifications: z.boolean(),
  receiveBuildNotifications: z.boolean(),
  receiveBillingNotifications: z.boolean(),
  slackUrl: z.string(),
  businessName: z.string(),
  businessAddress1: z.string(),
  businessAddress2: z.string(),
  businessCity: z.string(),
  businessStateProvince: z.string(),
  businessPostalCode: z.string(),
  businessCountry: z.string(),
  vatNumber: z.string(),
  referralCount: z.number(),
  selectedPlan: z.string(),
  analyticsPlan: z.string(),
  ...Permissions,
});

/** @see {@link UserProfileResponse} */
export type UserProfileResponse = z.infer<typeof UserProfileResponse>;

/** Replaces stored secrets in responses. Saving it leaves the stored secret unchanged. */
export const SECRET_MASK = '••••••••';

const Secret = z.optional(
  z
    .string(profileValidation.secret)
    .check(
      z.trim(),
      z.maxLength(TEXT_LIMITS.line, fieldValidation.tooLong),
      z.regex(/^([\x21-\x7e]*|•{8})$/, profileValidation.secret),
    ),
);

const SigningSecret = z.optional(
  z
    .string(profileValidation.signingSecret)
    .check(
      z.trim(),
      z.maxLength(TEXT_LIMITS.line, fieldValidation.tooLong),
      z.regex(/^([\x21-\x7e]{16,}|•{8}|)$/, profileValidation.signingSecret),
    ),
);

const SlackUrl = z
  .string()
  .check(
    z.trim(),
    z.maxLength(TEXT_LIMITS.url, fieldValidation.tooLong),
    z.regex(/^(?:https:\/\/hooks\.slack\.com\/[\x21-\x7e]*)?$/, profileValidation.slackUrl),
  );

/**
 * Changes to a person's own profile; omitted fields stay unchanged. A new e-mail address or password
 * requires the current password. A blank secret deletes the stored one.
 * @see specification, sections 3 and 5, "Profile"
 */
export const SaveProfileRequest = z
  .object({
    email: z.optional(
      z
        .string(profileValidation.incomplete)
        .check(
          z.trim(),
          z.minLength(1, profileValidation.incomplete),
          z.maxLength(254, fieldValidation.email),
          z.email(fieldValidation.email),
        ),
    ),
    firstName: z.optional(requiredLine(profileValidation.incomplete)),
    lastName: z.optional(requiredLine(profileValidation.incomplete)),
    password1: z.optional(newPassword(passwordValidation.tooShort)),
    password2: z.optional(z.string()),
    currentPassword: z.optional(
      z.string().check(z.maxLength(1000, profileValidation.currentPasswordWrong)),
    ),
    receiveEmailNotifications: z.optional(z.boolean()),
    receiveBuildNotifications: z.optional(z.boolean()),
    receiveBillingNotifications: z.optional(z.boolean()),
    slackUrl: z.optional(SlackUrl),
    businessName: z.optional(Line),
    businessAddress1: z.optional(Line),
    businessAddress2: z.optional(Line),
    businessCity: z.optional(Line),
    businessStateProvince: z.optional(Line),
    businessPostalCode: z.optional(Line),
    businessCountry: z.optional(Line),
    vatNumber: z.optional(VatNumber),
    envatoApiToken: Secret,
    sendowlApiKey: Secret,
    sendowlApiSecret: Secret,
    webhookSecret: SigningSecret,
  })
  .check(
    z.refine(({ password1, password2 }) => password1 === password2, {
      error: profileValidation.passwordMismatch,
      path: ['password2'],
    }),
  );

/** @see {@link SaveProfileRequest} */
export type SaveProfileRequest = z.infer<typeof SaveProfileRequest>;
