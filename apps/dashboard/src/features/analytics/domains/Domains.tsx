import { Button, Card, DownloadIcon, Stack, Text } from '@pressdock/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { ExportProgress } from '../../../shared/export/ExportProgress.tsx';
import { useFileExport } from '../../../shared/export/useFileExport.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { useIsDeletedDay } from '../widget/useIsDeletedDay.ts';
import { DomainFilter } from './DomainFilter.tsx';
import { DomainsTable } from './DomainsTable.tsx';
import { domainsMessages as words } from './domains.messages.ts';
import { domainsAtoms, writeDomains } from './domains.queries.ts';
import { domainSearchOf, isDomainSearch } from './domains.rules.ts';
import { LookupSources } from './LookupSources.tsx';

const exportWords = { ...words, failed: words.saveFailed };

/** The domains of the sites that sent theirs with consent. The URL holds the search and the page. */
export function Domains({ scope: { product, date, filters } }: { scope: DataScope }) {
  const [parameters] = useSearchParams();
  const search = domainSearchOf(parameters);
  const list = { product, date, filters, search };
  const request = useAtomValue(domainsAtoms(list));
  const isDeleted = useIsDeletedDay({ product, date });
  const data = useLastKnown(request.data);
  const account = useAtomValue(meAtom).data?._id ?? '';
  const file = useFileExport(words.saveDone);
  const emptyRows = useMemo(() => [], []);
  return (
    <Card
      title={words.title}
      aside={
        <Button
          size="small"
          isDisabled={!data?.total}
          isPending={file.state.name === 'saving'}
          onPress={() => void file.start(writeDomains(account, list))}
        >
          <DownloadIcon size={16} />
          {words.save}
        </Button>
      }
    >
      <Stack gap="16">
        <Text as="p" tone="muted">
          {words.context}
        </Text>
        <ExportProgress file={file} words={exportWords} />
        <DomainFilter search={search} result={data && words.found(data.total)} />
        <DomainsTable
          domains={data?.results ?? emptyRows}
          date={date}
          page={search.page}
          pageCount={data?.totalPages ?? 0}
          isDeleted={isDeleted}
          isFiltered={isDomainSearch(search) || filters.length > 0}
          request={request}
        />
        <LookupSources domains={data?.results ?? emptyRows} date={date} />
      </Stack>
    </Card>
  );
}
