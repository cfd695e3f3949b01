/** Sentences of a page that an operator who views the account cannot use. */
export const viewingMessages = {
  title: 'Viewing is read-only',
  body: (owner: string) =>
    `You are viewing the account of ${owner}. Only the owner can use this page.`,
  toHome: 'Go to dashboard',
} as const;
