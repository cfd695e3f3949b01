import type { AuditEntryResponse, AuditLogResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { atomFamily } from '../../shared/state.ts';
import { filterParts, type LogFilter, logQuery } from './auditLog.rules.ts';

/** The changes that a filter finds, page by page, the newest first. */
export const auditLogAtoms = atomFamily(
  (filter: LogFilter) =>
    pagedQueryAtom<AuditEntryResponse>({
      queryKey: ['auditLog', logQuery(filter)],
      read: (after, signal): Promise<AuditLogResponse> =>
        dataOf(
          api.get('/api/v1/audit-log', {
            params: { query: { ...logQuery(filter), after } },
            signal,
          }),
        ),
    }),
  (one, other) => filterParts.every((part) => one[part] === other[part]),
);
