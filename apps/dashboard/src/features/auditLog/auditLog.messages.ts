import type { AuditEntryResponse } from '@pressdock/api';
import { formatBytes, formatCount } from '../../shared/format.ts';
import { auditLogTitles } from './auditLog.titles.messages.ts';

/** Every sentence of the audit log. */
export const auditLogMessages = {
  title: auditLogTitles.page,
  context: 'Who changed what in this account, and when.',
  loading: 'Loading audit log',
  fetchFailed: 'There was an error fetching the audit log.  Please try again.',
  filter: 'Filter the audit log',
  actor: 'Person',
  action: 'Action or subject',
  from: 'From',
  to: 'To',
  dayPlaceholder: '2026-11-20',
  dayWrong: 'Please enter a date, such as 2026-11-20.',
  dayOrder: 'This date is before the start date.',
  found: (count: number, hasMore: boolean) =>
    `${hasMore ? 'The newest ' : ''}${formatCount(count, 'change', 'changes')}`,
  columns: {
    when: 'Time',
    who: 'Person',
    what: 'Action',
    subject: 'Subject',
    outcome: 'Outcome',
  },
  ways: {
    session: 'Signed in',
    apiKey: 'API key',
    viewing: 'Operator viewing',
    server: 'Automatic',
  } satisfies Record<AuditEntryResponse['way'], string>,
  outcomes: {
    done: 'Done',
    refused: 'Denied',
    unknown: 'Unknown',
  } satisfies Record<AuditEntryResponse['outcome'], string>,
  attempts: (count: number) => formatCount(count, 'attempt', 'attempts'),
  unknownHint: 'The server stopped before this finished.',
  emptyTitle: 'No changes yet',
  empty: 'Changes to products, licenses, customers, keys, and the team appear here.',
  noResultTitle: 'No matching changes',
  noResult: 'Try other words or dates.',
  showAll: 'Show all changes',
  save: 'Download CSV',
  saving: 'Downloading the audit log',
  saved: (bytes: number) => formatBytes(bytes),
  saveDone: 'Audit log downloaded',
  failed: 'There was an error downloading the audit log.  Please try again.',
  file: 'audit-log.csv',
  cancel: 'Cancel',
} as const;
