/** What the page of the demo's letters says. */
export const demoMailMessages = {
  title: 'Letters of the demo',
  explanation:
    'No mail server is set, so letters are not sent. Those since the start of this server are here, the newest first; all of them are in the data folder under mail.',
  none: 'No letter has been written yet. Register, or ask for a new password, and it appears here.',
  back: 'All letters',
  asHtml: 'As a mail program shows it',
  columns: ['Time', 'To', 'Subject'],
} as const;
