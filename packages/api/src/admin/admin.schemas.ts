import * as z from 'zod/mini';
import { ANALYTICS_PLANS, PLANS, REGISTRATION_MODES } from '../accounts/accounts.limits.ts';
import { RegisterRequest } from '../accounts/accounts.schemas.ts';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Timestamp } from '../contract/primitives.schemas.ts';

/** The operator's account and the setup code that the server printed at its first start. */
export const CreateOperatorRequest = z.extend(
  z.omit(RegisterRequest, { referralCode: true, invitation: true }),
  { code: z.string().check(z.minLength(1), z.maxLength(200)) },
);

/** @see {@link CreateOperatorRequest} */
export type CreateOperatorRequest = z.infer<typeof CreateOperatorRequest>;

/** Filters accounts by name, e-mail address or id, and by state. `after` is a cursor. */
export const ListAccountsQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
  state: z.optional(z.enum(['delinquent', 'suspended', 'deactivated', 'unverified', 'admin'])),
  after: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
});

/** @see {@link ListAccountsQuery} */
export type ListAccountsQuery = z.infer<typeof ListAccountsQuery>;

/** An account, as the operator sees it. */
export const AccountResponse = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
  isEmailVerified: z.boolean(),
  isDeliquent: z.boolean(),
  selectedPlan: z.string(),
  analyticsPlan: z.string(),
  canAddFeatureFlag: z.boolean(),
  canAddFeatureFlagProduct: z.boolean(),
  canAddLicense: z.boolean(),
  canAddPluginOrTheme: z.boolean(),
  productCount: z.number(),
  memberCount: z.number(),
  memberOf: z.nullable(z.object({ _id: Id, email: z.string() })),
  suspendedAt: z.nullable(Timestamp),
  deactivatedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});

/** @see {@link AccountResponse} */
export type AccountResponse = z.infer<typeof AccountResponse>;

/** A page of accounts, newest first. `next` is the cursor of the next page, or null. */
export const AccountListResponse = z.object({
  results: z.array(AccountResponse),
  next: z.nullable(z.string()),
});

/** @see {@link AccountListResponse} */
export type AccountListResponse = z.infer<typeof AccountListResponse>;

/** Changes to an account's plan, payment state and permissions. */
export const PatchAccountRequest = z.partial(
  z.object({
    selectedPlan: z.enum(PLANS.all),
    analyticsPlan: z.enum(ANALYTICS_PLANS),
    isDeliquent: z.boolean(),
    canAddFeatureFlag: z.boolean(),
    canAddFeatureFlagProduct: z.boolean(),
    canAddLicense: z.boolean(),
    canAddPluginOrTheme: z.boolean(),
  }),
);

/** @see {@link PatchAccountRequest} */
export type PatchAccountRequest = z.infer<typeof PatchAccountRequest>;

/** A new account. Its person chooses the password. */
export const CreateAccountRequest = z.pick(RegisterRequest, {
  firstName: true,
  lastName: true,
  email: true,
});

/** @see {@link CreateAccountRequest} */
export type CreateAccountRequest = z.infer<typeof CreateAccountRequest>;

/** Whether the person of an account is an operator. */
export const SetOperatorRequest = z.object({ isOperator: z.boolean() });

/** The settings of this server. */
export const ServerSettingsResponse = z.object({ registration: z.enum(REGISTRATION_MODES) });

/** @see {@link ServerSettingsResponse} */
export type ServerSettingsResponse = z.infer<typeof ServerSettingsResponse>;

/** Changes to the settings of this server. */
export const PatchServerSettingsRequest = z.object({ registration: z.enum(REGISTRATION_MODES) });

/** @see {@link PatchServerSettingsRequest} */
export type PatchServerSettingsRequest = z.infer<typeof PatchServerSettingsRequest>;

/** When the viewing session ends. */
export const ViewingResponse = z.object({ endsAt: Timestamp });
