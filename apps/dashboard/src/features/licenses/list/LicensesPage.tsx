import { Inline, Link, LinkButton, PageHeader, PlusIcon, Stack } from '@pressdock/ui';
import { AddRestriction } from '../../../entities/user/AddRestriction.tsx';
import { mayAdd } from '../../../entities/user/addPermission.rules.ts';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { ExportProgress } from '../../../shared/export/ExportProgress.tsx';
import { PageTitle } from '../../../shared/page/PageTitle.tsx';
import { paths } from '../../../shared/paths.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { UndoNotice } from '../bulk/UndoNotice.tsx';
import { licenseFilesMessages as fileWords } from '../export/licenseFiles.messages.ts';
import { useLicenseExport } from '../export/useLicenseExport.ts';
import { licensesMessages as words } from '../licenses.messages.ts';
import { queryOf } from '../licenses.rules.ts';
import { NoticesHint } from '../NoticesHint.tsx';
import { LicenseFilterBar } from './LicenseFilterBar.tsx';
import { LicenseList } from './LicenseList.tsx';
import { LicensesMenu } from './LicensesMenu.tsx';
import { licensesAtoms, totalOf } from './licenses.queries.ts';
import { useLicenseFilter } from './useLicenseFilter.ts';

/** The list of licenses, filtered as the URL says, with actions for many licenses at once. */
export function LicensesPage() {
  const list = useLicenseFilter();
  const { filter } = list;
  const { data } = useAtomValue(licensesAtoms(filter));
  const canAdd = mayAdd(useAtomValue(meAtom).data, 'license') ?? false;
  const files = useLicenseExport();
  const previous = useLastKnown(data);
  const isEmpty = data?.pages[0]?.results.length === 0 && Object.keys(queryOf(filter)).length === 0;

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
      <AddRestriction what="license" />
      {isEmpty ? null : (
        <LicenseFilterBar list={list} result={data && words.found(totalOf(data))} />
      )}
      {filter.status === 'expiring' || filter.status === 'limit_reached' ? <NoticesHint /> : null}
      <ExportProgress file={files.file} words={fileWords} />
      <UndoNotice />
      <LicenseList
        key={JSON.stringify(queryOf(filter))}
        list={list}
        previous={previous}
        canAdd={canAdd}
        files={files}
      />
    </Stack>
  );
}
