/** The credentials of the demo account. */
export const DEMO_SIGN_IN = {
  email: 'demo@pressdock.example',
  password: 'lantern-tide-harbor',
} as const;

/** The credentials of the demo's operator. */
export const DEMO_OPERATOR = {
  email: 'operator@pressdock.example',
  password: 'granite-harbor-lantern',
} as const;
