import type { AuditEntryResponse } from '@pressdock/api';
import { formatBytes, formatCount } from '../../shared/format.ts';

/** Every sentence of the audit log. */
export const auditLogMessages = {
  title: 'Audit log',
  context: 'Who changed what in this account, and when.',
  loading: 'Loading the audit log',
  fetchFailed: 'There was an error fetching the audit log.  Please try again.',
  filter: 'Filter the audit log',
  actor: 'By whom',
  action: 'What or about what',
  from: 'From',
  to: 'To',
  dayPlaceholder: '2026-11-20',
  dayWrong: 'Please enter a day, such as 2026-11-20.',
  dayOrder: 'This day is before the first one.',
  found: (count: number, hasMore: boolean) =>
    `${hasMore ? 'The newest ' : ''}${formatCount(count, 'change', 'changes')}`,
  columns: {
    when: 'When',
    who: 'Who',
    what: 'What',
    subject: 'Subject',
    outcome: 'Outcome',
  },
  ways: {
    session: 'Signed in',
    apiKey: 'API key',
    viewing: 'Operator viewing',
  } satisfies Record<AuditEntryResponse['way'], string>,
  outcomes: {
    done: 'Done',
    refused: 'Refused',
    unknown: 'Unknown',
  } satisfies Record<AuditEntryResponse['outcome'], string>,
  unknownHint: 'The server stopped while this was going on.',
  emptyTitle: 'Nothing has been changed yet',
  empty: 'Each change to products, licenses, customers, keys and the team is written down here.',
  noResultTitle: 'No change is like that',
  noResult: 'Try other words or days.',
  showAll: 'Show all changes',
  save: 'Download CSV',
  saving: 'Downloading the audit log',
  saved: (bytes: number) => formatBytes(bytes),
  saveDone: 'The audit log was downloaded',
  failed: 'There was an error downloading the audit log.  Please try again.',
  file: 'audit-log.csv',
  cancel: 'Cancel',
} as const;
