import type { PublicFlagsResponse } from '@pressdock/api';

/**
 * The parts of the interface that a flag shows or hides.
 * @see specification, section 6, "Interface flags"
 */
export const interfaceFlags = [
  'SHOW_FEATURE_FLAG_MENU',
  'ANALYTICS_AGENCY_PLAN',
  'SHOW_MANAGE_DEPLOY_KEYS',
  'SHOW_CONTINUOUS_DEPLOYMENT_DEBUGGING',
  'SHOW_GITHUB_ACTION_CONFIG',
] as const;

/** The name of one interface flag. */
export type InterfaceFlag = (typeof interfaceFlags)[number];

/**
 * Returns the active flags. A flag that the server does not know is inactive.
 * @see specification, section 3, "Public feature flag"
 */
export function activeFlags(answer: PublicFlagsResponse): ReadonlySet<InterfaceFlag> {
  const active = new Set(answer.filter((entry) => entry.active).map((entry) => entry.flag));
  return new Set(interfaceFlags.filter((flag) => active.has(flag)));
}
