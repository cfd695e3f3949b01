import type { ActivationResponse, LicenseResponse } from '@pressdock/api';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Heading,
  Inline,
  MonitorIcon,
  Pagination,
  Stack,
  Text,
} from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { Day } from '../../../shared/page/Day.tsx';
import { unbroken } from '../../../shared/page/page.css.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { activationsAtoms } from './activations.queries.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import * as styles from './licenseDetails.css.ts';
import { licenseDetailsMessages } from './licenseDetails.messages.ts';

const { activations: words } = licenseDetailsMessages;
const { columns } = words;

const idOf = ({ _id }: ActivationResponse) => _id;

function columnsFor(
  onDeactivate: (site: ActivationResponse) => void,
): DataTableColumn<ActivationResponse>[] {
  return [
    {
      id: 'domain',
      header: columns.domain,
      isRowHeader: true,
      cell: (site) => <Site site={site} />,
    },
    {
      id: 'version',
      header: columns.version,
      cell: ({ pluginVersion }) =>
        pluginVersion === null ? (
          <Text tone="muted">{words.unknownVersion}</Text>
        ) : (
          <Text isMonospace size="13">
            {pluginVersion}
          </Text>
        ),
    },
    {
      id: 'first',
      header: columns.first,
      cell: ({ firstSeenAt }) => (
        <span className={unbroken}>
          <Day moment={firstSeenAt} />
        </span>
      ),
    },
    {
      id: 'last',
      header: columns.last,
      cell: ({ lastSeenAt }) => (
        <span className={unbroken}>
          <Day moment={lastSeenAt} />
        </span>
      ),
    },
    {
      id: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      isPinned: true,
      align: 'end',
      cell: (site) => (
        <Changes>
          <Button
            size="small"
            aria-label={words.deactivateSite(site.domain)}
            onPress={() => onDeactivate(site)}
          >
            {words.deactivate}
          </Button>
        </Changes>
      ),
    },
  ];
}

/** The activations of a license, including those that do not count; each can be deactivated. */
export function ActivationsPanel({ license }: { license: LicenseResponse }) {
  const { _id: id, activation_limit: limit } = license;
  const [page, setPage] = useState(0);
  const { data, isError, isFetching, refetch } = useAtomValue(activationsAtoms({ id, page }));
  const current = useLastKnown(data);
  // The last activation of the last page may have been deleted.
  if (data && page > 0 && page >= data.pages) setPage(Math.max(0, data.pages - 1));
  const [deactivating, setDeactivating] = useState<ActivationResponse | null>(null);
  const table = useMemo(() => columnsFor(setDeactivating), []);
  return (
    <Stack gap="12">
      <Inline justify="between">
        <Heading level={2} size="16">
          {words.title}
        </Heading>
        <Text size="13" tone="muted" isTabular>
          {current ? words.used(current.activationCount, limit) : ''}
        </Text>
      </Inline>
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={table}
        rows={current?.results ?? []}
        getRowId={idOf}
        isLoading={isFetching}
        errorMessage={isError ? words.failed : undefined}
        onRetry={refetch}
        emptyState={
          <EmptyState title={words.emptyTitle} icon={<MonitorIcon size={20} />}>
            {words.empty}
          </EmptyState>
        }
      />
      {current && current.pages > 1 ? (
        <Pagination
          label={words.pages}
          page={page + 1}
          pageCount={current.pages}
          onPageChange={(next) => setPage(next - 1)}
        />
      ) : null}
      {deactivating ? (
        <DeactivateDialog
          licenseId={id}
          site={deactivating}
          onClose={() => setDeactivating(null)}
        />
      ) : null}
    </Stack>
  );
}

function Site({ site: { domain, counts, reason } }: { site: ActivationResponse }) {
  return (
    <span className={styles.site}>
      <span className={styles.anywhere}>{domain}</span>
      {counts ? null : (
        <span className={styles.uncounted}>
          <Badge>{words.uncounted}</Badge>
          {reason ? (
            <Text size="13" tone="muted">
              {words.reasons[reason]}
            </Text>
          ) : null}
        </span>
      )}
    </span>
  );
}
