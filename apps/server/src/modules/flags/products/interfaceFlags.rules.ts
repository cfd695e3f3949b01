import { interfaceProductId } from '../../../db/migrations/001-012/002-interface-flags.ts';

/** The flags that show or hide parts of the dashboard. @see specification, section 6, "Interface flags" */
const INTERFACE_FLAGS: ReadonlySet<string> = new Set([
  'SHOW_FEATURE_FLAG_MENU',
  'ANALYTICS_AGENCY_PLAN',
  'SHOW_MANAGE_DEPLOY_KEYS',
  'SHOW_CONTINUOUS_DEPLOYMENT_DEBUGGING',
  'SHOW_GITHUB_ACTION_CONFIG',
]);

/** Returns whether the flags of a product show or hide parts of the dashboard. */
export function isInterfaceProduct(productId: string): boolean {
  return productId === interfaceProductId;
}

/** Returns whether the dashboard depends on a flag, which must then keep its identifier. */
export function isInterfaceFlag(productId: string, identifier: string): boolean {
  return isInterfaceProduct(productId) && INTERFACE_FLAGS.has(identifier);
}
