import * as z from 'zod/mini';
import { ANALYTICS_PLANS, PLANS } from '../accounts/accounts.limits.ts';
import { RegisterRequest } from '../accounts/accounts.schemas.ts';
import { TEXT_LIMITS } from '../contract/contract.limits.ts';
import { Id, Timestamp } from '../contract/primitives.ts';

/** Making the operator's account, with the code that the server printed at its first start. */
export const CreateOperatorRequest = z.extend(z.omit(RegisterRequest, { referralCode: true }), {
  code: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** @see {@link CreateOperatorRequest} */
export type CreateOperatorRequest = z.infer<typeof CreateOperatorRequest>;

/** Finding accounts by name, address or identifier; `after` is the answer's `next`. */
export const ListAccountsQuery = z.object({
  q: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
  state: z.optional(z.enum(['delinquent', 'deactivated', 'admin'])),
  after: z.optional(z.string().check(z.maxLength(TEXT_LIMITS.line))),
});

/** @see {@link ListAccountsQuery} */
export type ListAccountsQuery = z.infer<typeof ListAccountsQuery>;

/** An account as the operator sees it. */
export const AccountResponse = z.object({
  _id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isAdmin: z.boolean(),
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
  deactivatedAt: z.nullable(Timestamp),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
});

/** @see {@link AccountResponse} */
export type AccountResponse = z.infer<typeof AccountResponse>;

/** A page of accounts, newest first; `next` is null at the end. */
export const AccountListResponse = z.object({
  results: z.array(AccountResponse),
  next: z.nullable(z.string()),
});

/** @see {@link AccountListResponse} */
export type AccountListResponse = z.infer<typeof AccountListResponse>;

/** What the operator sets of an account. */
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

/** Until when the operator views an account. */
export const ViewingResponse = z.object({ endsAt: Timestamp });

/** A switch of the dashboard's own parts. */
export const InterfaceFlagResponse = z.object({
  _id: Id,
  name: z.string(),
  identifier: z.string(),
  active: z.boolean(),
});

/** @see {@link InterfaceFlagResponse} */
export type InterfaceFlagResponse = z.infer<typeof InterfaceFlagResponse>;

/** Switching a part of the dashboard on or off. */
export const PatchInterfaceFlagRequest = z.object({ active: z.boolean() });
