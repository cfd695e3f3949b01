import type { DomainResponse } from '@pressdock/api';
import {
  DataTable,
  type DataTableColumn,
  EmptyState,
  Pagination,
  SearchIcon,
  Spinner,
  Stack,
  Text,
} from '@pressdock/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { databaseLabel, valueLabel } from '../../../entities/analytics/siteValue.rules.ts';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { breakable, unbroken } from '../../../shared/page/page.css.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { dataMessages } from '../widget/data.messages.ts';
import type { Request } from '../widget/Widget.tsx';
import { domainsMessages as words } from './domains.messages.ts';
import { lookupAtoms } from './domains.queries.ts';
import { withDomainSearch } from './domains.rules.ts';
import type { LookupKind } from './siteLookup.rules.ts';

const { columns: headers } = words;

const text = (id: 'version' | 'wordpress' | 'php') => ({
  id,
  header: headers[id],
  cell: (row: DomainResponse) => (
    <span className={unbroken}>
      <Text isMonospace size="13">
        {row[id]}
      </Text>
    </span>
  ),
});

/** Returns the columns; the hosting provider and the location of a site load with its row. */
function columnsOf(date: string): readonly DataTableColumn<DomainResponse>[] {
  return [
    {
      id: 'domain',
      header: headers.domain,
      isRowHeader: true,
      cell: ({ domain }) => <span className={breakable}>{domain}</span>,
    },
    text('version'),
    text('wordpress'),
    text('php'),
    { id: 'mysql', header: headers.mysql, cell: ({ mysql }) => databaseLabel(mysql) },
    {
      id: 'language',
      header: headers.language,
      cell: ({ language }) => (language === '' ? '' : valueLabel('language', language)),
    },
    {
      id: 'hosting',
      header: headers.hosting,
      cell: ({ ip_address, product }) => (
        <LookupCell kind="hosting" network={ip_address} product={product} date={date} />
      ),
    },
    {
      id: 'location',
      header: headers.location,
      cell: ({ ip_address, product }) => (
        <LookupCell kind="location" network={ip_address} product={product} date={date} />
      ),
    },
  ];
}

const idOf = ({ domain, product }: DomainResponse) => `${product} ${domain}`;

export interface DomainsTableProps {
  domains: readonly DomainResponse[];
  date: string;
  page: number;
  pageCount: number;
  /** Whether the daily records were deleted after the retention period. */
  isDeleted: boolean;
  isFiltered: boolean;
  request: Omit<Request<unknown>, 'data'>;
}

/** A table of domains with their versions, one page of 20 at a time. */
export function DomainsTable(props: DomainsTableProps) {
  const { domains, date, page, pageCount, isDeleted, isFiltered, request } = props;
  const columns = useMemo(() => columnsOf(date), [date]);
  const [parameters] = useSearchParams();
  const hrefOf = (next: number) =>
    analyticsPaths.analyticsView(withDomainSearch(parameters, { page: next }).toString());
  return (
    <Stack gap="16">
      <DataTable
        caption={words.caption}
        isCaptionHidden
        columns={columns}
        rows={domains}
        getRowId={idOf}
        isLoading={request.isFetching}
        errorMessage={request.isError ? words.failed : undefined}
        onRetry={() => void request.refetch()}
        emptyState={
          <EmptyState
            title={isFiltered && !isDeleted ? words.noResultTitle : words.emptyTitle}
            icon={<SearchIcon size={20} />}
          >
            {isDeleted ? dataMessages.deleted : isFiltered ? words.noResult : words.empty}
          </EmptyState>
        }
      />
      {pageCount > 1 ? (
        <Pagination label={words.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
      ) : null}
    </Stack>
  );
}

interface LookupCellProps {
  kind: LookupKind;
  network: string;
  product: string;
  date: string;
}

/**
 * The hosting provider or the location of a network, with a spinner until it is known.
 * @see specification, section 2, "Domains table"
 */
function LookupCell(props: LookupCellProps) {
  return props.network === '' ? null : <Lookup {...props} />;
}

function Lookup({ kind, network, product, date }: LookupCellProps) {
  const { data } = useAtomValue(lookupAtoms({ kind, network, product, date }));
  return data ?? <Spinner size="small" label={words.loadingCell} />;
}
