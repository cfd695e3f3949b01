import { supportTitles } from './support.titles.messages.ts';

/** Every sentence of the support page. */
export const supportMessages = {
  title: supportTitles.page,
  context: 'Tell us what went wrong. Most of the report is filled in already.',
  failed: 'The support contact could not be loaded.',
  description: 'What happened?',
  descriptionHint: 'What you did, what you expected, and what happened instead.',
  report: 'Your report',
  reportHint:
    'It contains no passwords, keys, or tokens. Review it before you send it, because it names your account.',
  mail: 'E-mail this report',
  web: 'Open the support page',
  webHint: 'Copy the report first and paste it there.',
  none: 'No support contact is configured. Copy the report and send it to the operator of this server.',
  subject: 'Help with Pressdock',
  lines: {
    version: 'Pressdock',
    account: 'Account',
    person: 'Person',
    page: 'Page',
    browser: 'Browser',
    window: 'Window',
    time: 'Time',
    failures: 'Recent errors',
    noFailures: 'none',
    unknown: 'unknown',
  },
  help: {
    title: 'Check these first',
    auditLog: 'Audit log: who changed what, and when',
    security: 'Security: your active sessions',
    apiKeys: 'API keys: access of your build jobs',
    documentation: 'Documentation: guides and the API reference',
  },
} as const;
