import type { DeployKeyWebhookResponse } from '@pressdock/api';

/**
 * Returns a status with the GitHub Actions mode on or off. The webhook is the opposite of the mode.
 * @see specification, section 4, "The GitHub actions toggle"
 */
export function withActions(
  status: DeployKeyWebhookResponse,
  isEnabled: boolean,
): DeployKeyWebhookResponse {
  return { ...status, webhook: !isEnabled, githubActionsConfigured: isEnabled };
}

const KEY_YEARS = 1;

/** Returns when the API key of a workflow expires. */
export function keyExpiry(now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + KEY_YEARS);
  return expires.toISOString();
}
