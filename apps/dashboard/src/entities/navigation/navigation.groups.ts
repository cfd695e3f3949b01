/** The groups of the main navigation, in the order shown. */
export const navigationGroups = [
  { id: 'home' },
  { id: 'products', title: 'Products' },
  { id: 'distribute', title: 'Distribute' },
  { id: 'sell', title: 'Sell' },
  { id: 'flags' },
  { id: 'account', title: 'Account' },
  { id: 'operator', title: 'Operator' },
] as const;
