/** Calls that are denied because the server of the generated requests has no billing. */
export const unbilledCalls = [
  ...(['changePlan', 'previewPlan', 'startStripeSession', 'removeCard'] as const),
  ...(['downloadInvoice', 'payInvoice', 'receiveStripeEvent', 'reconcileBilling'] as const),
  ...(['grantPlan', 'endGrant', 'changeAccountPlan'] as const),
];
