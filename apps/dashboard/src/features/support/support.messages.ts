/** Every sentence of the support page. */
export const supportMessages = {
  title: 'Support',
  context: 'Tell us what went wrong: most of the report is filled in already.',
  failed: 'How to reach support could not be loaded.',
  story: 'What happened?',
  storyHint: 'What you did, what you expected, and what came instead.',
  report: 'Your report',
  reportHint:
    'No password, key or token is part of it. Read it before you send it: it names your account.',
  mail: 'Write a mail with this report',
  web: 'Open the support page',
  webHint: 'Copy the report first, and paste it there.',
  none: 'Nobody has set an address for support on this server. Copy the report and give it to whoever runs the server.',
  subject: 'Help with Pressdock',
  lines: {
    version: 'Pressdock',
    account: 'Account',
    person: 'Person',
    page: 'Page',
    browser: 'Browser',
    window: 'Window',
    time: 'Time',
    failures: 'Last errors',
    noFailures: 'none',
    unknown: 'unknown',
  },
  help: {
    title: 'Where to look first',
    auditLog: 'Audit log: who changed what, and when',
    security: 'Security: where you are signed in',
    apiKeys: 'API keys: what your build jobs sign in with',
  },
} as const;
