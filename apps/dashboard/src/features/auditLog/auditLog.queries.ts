import type { AuditLogResponse } from '@pressdock/api';
import { api } from '../../shared/server/api.ts';
import { dataOf } from '../../shared/server/failure.ts';
import { pageCountInUrl } from '../../shared/server/listLength.rules.ts';
import { pagedQueryAtom } from '../../shared/server/pagedQuery.ts';
import { atomFamily } from '../../shared/state.ts';
import { filterParts, type LogFilter, logQuery } from './auditLog.rules.ts';

/** The audit entries that a filter finds, newest first. */
export const auditLogAtoms = atomFamily(
  (filter: LogFilter) =>
    pagedQueryAtom<AuditLogResponse>({
      queryKey: ['auditLog', logQuery(filter)],
      read: (after, signal) =>
        dataOf(
          api.get('/api/v1/audit-log', {
            params: { query: { ...logQuery(filter), after } },
            signal,
          }),
        ),
      firstPageCount: pageCountInUrl,
    }),
  (one, other) => filterParts.every((part) => one[part] === other[part]),
);
