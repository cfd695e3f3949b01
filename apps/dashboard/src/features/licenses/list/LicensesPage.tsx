import { Inline, Link, LinkButton, PageHeader, PlusIcon, Stack } from '@pressdock/ui';
import { AddRefused } from '../../../entities/user/AddRefused.tsx';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { ExportProgress } from '../../../shared/export/ExportProgress.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useKept } from '../../../shared/useKept.ts';
import { UndoNotice } from '../bulk/UndoNotice.tsx';
import { licenseFilesMessages as fileWords } from '../export/licenseFiles.messages.ts';
import { useLicenseExport } from '../export/useLicenseExport.ts';
import { licensesMessages as words } from '../licenses.messages.ts';
import { queryOf } from '../licenses.rules.ts';
import { NoticesHint } from '../NoticesHint.tsx';
import { LicenseFilterBar } from './LicenseFilterBar.tsx';
import { LicenseList } from './LicenseList.tsx';
import { LicensesMenu } from './LicensesMenu.tsx';
import { licensesAtoms } from './licenses.queries.ts';
import { useLicenseFilter } from './useLicenseFilter.ts';

/** All licences, narrowed as the address says, with what can be done about many of them. */
export function LicensesPage() {
  const list = useLicenseFilter();
  const { filter, pages } = list;
  const { data } = useAtomValue(licensesAtoms({ filter, pages }));
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'license') ?? false;
  const files = useLicenseExport();
  const kept = useKept(data);
  const isEmpty = data?.rows.length === 0 && Object.keys(queryOf(filter)).length === 0;

  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={
          isEmpty || filter.status === 'expiring' ? (
            words.context
          ) : (
            <Inline gap="8">
              <span>{words.context}</span>
              <Link href={paths.licenses({ status: 'expiring' })}>{words.expiring}</Link>
            </Inline>
          )
        }
        actions={
          <>
            <LicensesMenu isEmpty={isEmpty} onExport={() => files.saveAll(filter)} />
            {canAdd ? (
              <LinkButton variant="primary" href={paths.addLicense()}>
                <PlusIcon />
                {words.add}
              </LinkButton>
            ) : null}
          </>
        }
      />
      <AddRefused what="license" />
      {isEmpty ? null : <LicenseFilterBar list={list} result={data && words.found(data.total)} />}
      {filter.status === 'expiring' || filter.status === 'limit_reached' ? <NoticesHint /> : null}
      <ExportProgress file={files.file} words={fileWords} />
      <UndoNotice />
      <LicenseList
        key={JSON.stringify(queryOf(filter))}
        list={list}
        former={kept}
        canAdd={canAdd}
        files={files}
      />
    </Stack>
  );
}
