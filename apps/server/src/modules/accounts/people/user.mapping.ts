import type { UserProfileResponse, UserResponse } from '@pressdock/api';
import type { RequestContext } from '../../../context.ts';
import type { Row } from '../../../db/schema.ts';
import { isEmailVerified } from '../../../identity/email.ts';
import { permissionsOf } from '../../../permissions/permissions.rules.ts';
import type { Recipient } from '../../../ports/email.ts';
import type { MaskedSecrets } from '../../../secrets/secrets.service.ts';
import type { BillingConfig } from '../../../settings/billingSettings.ts';
import type { SettingValue } from './settings.store.ts';

type UserRow = Row<'users'>;

/** Returns the recipient of an e-mail to a person. */
export function recipientOf(user: Pick<UserRow, 'email' | 'first_name'>): Recipient {
  return { email: user.email, name: user.first_name };
}

/** Returns a person or account as the dashboard's shell shows it. */
export function toUserResponse(
  user: UserRow,
  settings: Record<string, SettingValue>,
  ctx: Pick<RequestContext, 'userId' | 'viewingEndsAt'>,
  billing: Pick<BillingConfig, 'publishableKey'> | null,
): UserResponse {
  return {
    _id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    settings,
    // Being an operator is personal: acting for an operator's account does not grant it.
    isAdmin: user.is_admin && user.id === ctx.userId,
    isEmailVerified: isEmailVerified(user),
    hasCard: user.has_card,
    selectedPlan: user.selected_plan,
    analyticsPlan: user.analytics_plan,
    isDeliquent: user.is_delinquent,
    gitlabAccessToken: null,
    STRIPE_PUBLISHABLE_KEY: billing?.publishableKey ?? null,
    isBillingEnabled: billing !== null,
    delinquentSince: user.is_delinquent ? (user.delinquent_since?.toISOString() ?? null) : null,
    viewingEndsAt: ctx.viewingEndsAt?.toISOString() ?? null,
    ...permissionsOf(user),
  };
}

/** Returns a person's own profile, with masks for stored secrets. */
export function toUserProfileResponse(user: UserRow, secrets: MaskedSecrets): UserProfileResponse {
  return {
    _id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    ...secrets,
    receiveEmailNotifications: user.receive_email_notifications,
    receiveBuildNotifications: user.receive_build_notifications,
    receiveBillingNotifications: user.receive_billing_notifications,
    businessName: user.business_name,
    businessAddress1: user.business_address_1,
    businessAddress2: user.business_address_2,
    businessCity: user.business_city,
    businessStateProvince: user.business_state_province,
    businessPostalCode: user.business_postal_code,
    businessCountry: user.business_country,
    vatNumber: user.vat_number,
    referralCount: user.referral_count,
    selectedPlan: user.selected_plan,
    analyticsPlan: user.analytics_plan,
    ...permissionsOf(user),
  };
}
