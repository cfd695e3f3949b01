/** Sentences of a page that only the owner of an account may open. */
export const ownAccountMessages = {
  title: 'This page is for the owner of the account',
  body: (owner: string) =>
    `You are working in the account of ${owner}. Only the owner can open this page.`,
  toHome: 'Go to dashboard',
} as const;
