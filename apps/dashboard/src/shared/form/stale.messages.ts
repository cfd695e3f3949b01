/** What a form says whose thing was saved elsewhere while somebody typed. */
export const staleMessages = {
  title: (what: string) => `This ${what} was changed elsewhere`,
  body: 'Somebody saved something newer after you opened this. What you typed is still in the form: save it over the newer one, or load the newer one and lose what you typed.',
  saveOver: 'Save mine over it',
  loadNewer: 'Load the newer one',
  loadNewerFailed: 'The newer one could not be loaded. Please try again.',
} as const;
