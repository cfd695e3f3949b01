import { ANALYTICS_SHARE_LIMITS } from '@pressdock/api/limits';

/** The errors of requests about the settings of analytics. */
export const analyticsSettingsMessages = {
  shareLimit: `This account has ${ANALYTICS_SHARE_LIMITS.perAccount} links that share analytics. Revoke one and try again.`,
} as const;
