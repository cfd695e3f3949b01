/** What a page that changes something tells an operator who views the account. */
export const viewingMessages = {
  title: 'Viewing is read-only',
  body: (owner: string) =>
    `You are viewing the account of ${owner}. Only the owner can use this page.`,
  toHome: 'Go to dashboard',
} as const;
