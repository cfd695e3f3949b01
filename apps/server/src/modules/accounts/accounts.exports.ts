import { exportedPart } from '../../module.ts';

/** The parts of the data export about the person. */
export const accountsExports = [
  exportedPart(
    'profile',
    'users',
    [
      ...(['id', 'email', 'first_name', 'last_name', 'selected_plan', 'analytics_plan'] as const),
      ...(['receive_email_notifications', 'receive_build_notifications'] as const),
      ...(['receive_billing_notifications', 'business_name', 'business_address_1'] as const),
      ...(['business_address_2', 'business_city', 'business_state_province'] as const),
      ...(['business_postal_code', 'business_country', 'vat_number'] as const),
      ...(['referral_count', 'email_verified_at'] as const),
      ...(['created_at', 'updated_at'] as const),
    ],
    { owner: 'id' },
  ),
  exportedPart('settings', 'user_settings', ['key', 'value', 'updated_at'], { key: ['key'] }),
  exportedPart(
    'sessions',
    'sessions',
    ['id', 'device', 'network', 'created_at', 'last_used_at', 'expires_at', 'revoked_at'],
    { owner: 'user_id', isSystemOnly: true },
  ),
  exportedPart('knownDevices', 'known_devices', ['device', 'network', 'seen_at'], {
    key: ['device', 'network'],
    owner: 'user_id',
    isSystemOnly: true,
  }),
  exportedPart('secondFactor', 'second_factors', ['confirmed_at', 'created_at'], {
    key: ['user_id'],
    owner: 'user_id',
    isSystemOnly: true,
  }),
];
