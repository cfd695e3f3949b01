/** The texts of the demo's e-mail page. */
export const demoMailMessages = {
  title: 'Demo e-mails',
  explanation:
    'No mail server is configured, so e-mails are not sent. This page lists the e-mails since the server started, newest first. All of them are stored in the data folder under mail.',
  none: 'No e-mails yet. Create an account or request a password reset to see one here.',
  back: 'All e-mails',
  asHtml: 'View as HTML',
  columns: ['Time', 'To', 'Subject'],
} as const;
