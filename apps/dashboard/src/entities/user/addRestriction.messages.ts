import type { Addable } from './addPermission.rules.ts';

const things: Record<Addable, string> = {
  product: 'plugins and themes',
  plugin: 'plugins',
  theme: 'themes',
  license: 'licenses',
  featureFlag: 'feature flags',
  featureFlagProduct: 'products with feature flags',
};

/**
 * Why something cannot be added, and who can change that.
 * @see specification, section 6
 */
export const addRestrictionMessages = {
  title: (what: Addable) => `This account cannot add ${things[what]}`,
  forOwner:
    'Your plan determines what you can add. The operator of this Pressdock installation can change it.',
  forBilledOwner:
    'Everything that exists keeps working. Choose a plan, or pay an overdue invoice, on the billing page.',
  forMember: (owner: string) =>
    `The plan of this account determines what you can add. Ask its owner, ${owner}.`,
} as const;
