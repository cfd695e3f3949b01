import type { UserProfileResponse, UserResponse } from '@pressdock/api';
import type { Row } from '../../db/schema.ts';
import type { ShownSecrets } from './secrets.service.ts';
import type { SettingValue } from './settings.store.ts';

type UserRow = Row<'users'>;

function permissions(user: UserRow) {
  return {
    canAddFeatureFlag: user.can_add_feature_flag,
    canAddFeatureFlagProduct: user.can_add_feature_flag_product,
    canAddLicense: user.can_add_license,
    canAddPluginOrTheme: user.can_add_plugin_or_theme,
  };
}

/** A person or account as the dashboard's shell sees it. */
export function toUserResponse(
  user: UserRow,
  settings: Record<string, SettingValue>,
): UserResponse {
  return {
    _id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    settings,
    isAdmin: user.is_admin,
    hasCard: user.has_card,
    selectedPlan: user.selected_plan,
    analyticsPlan: user.analytics_plan,
    isDeliquent: user.is_delinquent,
    gitlabAccessToken: null,
    STRIPE_PUBLISHABLE_KEY: null,
    viewingEndsAt: null,
    ...permissions(user),
  };
}

/** A person's own profile, with masks for the keys that are kept. */
export function toUserProfileResponse(user: UserRow, secrets: ShownSecrets): UserProfileResponse {
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
    businessCountry: user.business_country,
    referralCount: user.referral_count,
    selectedPlan: user.selected_plan,
    analyticsPlan: user.analytics_plan,
    ...permissions(user),
  };
}
