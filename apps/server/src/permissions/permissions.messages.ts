import type { PlanLimit } from '@pressdock/api/limits';

const names = {
  featureFlag: 'feature flag',
  featureFlagProduct: 'product with feature flags',
  license: 'license',
  pluginOrTheme: 'plugin or theme',
} as const;

/** The kinds of objects that need a permission to add. */
export type Addition = keyof typeof names;

const counted: Readonly<Record<Exclude<PlanLimit, 'flagUsers' | 'team'>, string>> = {
  products: 'plugins and themes',
  licenses: 'licenses',
  flagProducts: 'products with feature flags',
  flags: 'feature flags',
};

const format = (limit: number) => limit.toLocaleString('en-US');

/** Reasons why an account cannot add an object. */
export const permissionMessages = {
  unpaid: (addition: Addition) =>
    `You cannot add a ${names[addition]} while a payment is overdue. Contact support to settle it.`,
  unpaidInvoice: (addition: Addition) =>
    `You cannot add a ${names[addition]} while an invoice is overdue. Pay it on the billing page.`,
  notIncluded: (addition: Addition) =>
    `Your plan does not include another ${names[addition]}. Please change your plan or contact support.`,
  noPlan: (addition: Addition) =>
    `You cannot add a ${names[addition]} without a plan. Choose a plan on the billing page.`,
  overLimit: (kind: keyof typeof counted, limit: number) =>
    `Your plan includes ${format(limit)} ${counted[kind]}. Existing ones keep working. Change your plan on the billing page to add more.`,
  noAnalytics: 'Your plan does not include analytics. Please change your plan or contact support.',
} as const;
