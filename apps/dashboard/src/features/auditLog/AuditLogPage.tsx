import { Button, DownloadIcon, PageHeader, Stack } from '@pressdock/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'wouter';
import { isViewingAtom } from '../../entities/user/viewing.atoms.ts';
import { ExportProgress } from '../../shared/export/ExportProgress.tsx';
import { saveStream } from '../../shared/export/saveStream.ts';
import { useFileExport } from '../../shared/export/useFileExport.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useAtomValue } from '../../shared/state.ts';
import { useLastKnown } from '../../shared/useLastKnown.ts';
import { AuditLogFilterBar } from './AuditLogFilterBar.tsx';
import { AuditLogList } from './AuditLogList.tsx';
import { auditLogMessages as words } from './auditLog.messages.ts';
import { auditLogAtoms } from './auditLog.queries.ts';
import { everything, type LogFilter, logFilterOf, logQuery } from './auditLog.rules.ts';

/** The changes in the account, by person and time; the URL holds the filter. */
export function AuditLogPage() {
  const [search, setSearch] = useSearchParams();
  const filter = logFilterOf(search);
  const narrow = useCallback(
    (changed: Partial<LogFilter>) =>
      setSearch((current) => ({ ...logQuery({ ...logFilterOf(current), ...changed }) }), {
        replace: true,
      }),
    [setSearch],
  );
  const list = useAtomValue(auditLogAtoms(filter));
  // The previous results stay visible until the new ones have loaded.
  const rows = rowsOf(useLastKnown(list.data));
  const file = useFileExport(words.saveDone);
  const save = () => {
    const query = new URLSearchParams(logQuery(filter));
    void file.start((options) =>
      saveStream(words.file, `/api/v1/audit-log/export?${query}`, options),
    );
  };
  const isViewing = useAtomValue(isViewingAtom);

  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          isViewing ? undefined : (
            <Button
              isDisabled={!rows?.length}
              isPending={file.state.name === 'saving'}
              onPress={save}
            >
              <DownloadIcon size={16} />
              {words.save}
            </Button>
          )
        }
      />
      <ExportProgress file={file} words={words} />
      <AuditLogFilterBar
        filter={filter}
        narrow={narrow}
        result={list.data && rows && words.found(rows.length, list.hasNextPage)}
      />
      <AuditLogList
        list={list}
        rows={rows}
        isFiltered={Object.keys(logQuery(filter)).length > 0}
        onShowAll={() => narrow(everything)}
      />
    </Stack>
  );
}
