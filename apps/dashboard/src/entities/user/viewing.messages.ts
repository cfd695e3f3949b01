/** What a page that changes something says to an operator who looks into an account. */
export const viewingMessages = {
  title: 'Viewing changes nothing',
  body: (owner: string) => `You look into the account of ${owner}, who alone uses this page.`,
  toHome: 'Go to the dashboard',
} as const;
