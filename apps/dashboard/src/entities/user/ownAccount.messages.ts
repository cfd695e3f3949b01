/** What a page says that only the owner of an account has. */
export const ownAccountMessages = {
  title: 'This page is for the owner of the account',
  body: (owner: string) => `You act for ${owner}, who alone can see and change what is here.`,
  toHome: 'Go to the dashboard',
} as const;
