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
import { useAtomValue } from '../../../shared/state.ts';
import { useKept } from '../../../shared/useKept.ts';
import * as styles from '../licenses.css.ts';
import { licenseUseMessages } from '../licenseUse.messages.ts';
import { activationsAtoms } from '../licenseUse.queries.ts';
import { DeactivateDialog } from './DeactivateDialog.tsx';

const { activations: words } = licenseUseMessages;
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
        <span className={styles.unbroken}>
          <Day moment={firstSeenAt} />
        </span>
      ),
    },
    {
      id: 'last',
      header: columns.last,
      cell: ({ lastSeenAt }) => (
        <span className={styles.unbroken}>
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
            aria-label={words.deactivateOf(site.domain)}
            onPress={() => onDeactivate(site)}
          >
            {words.deactivate}
          </Button>
        </Changes>
      ),
    },
  ];
}

/** The sites a licence is in use on, with those that do not count and why; each can be deactivated. */
export function ActivationsPanel({ license }: { license: LicenseResponse }) {
  const { _id: id, activation_limit: limit } = license;
  const [page, setPage] = useState(0);
  const { data, isError, isFetching, refetch } = useAtomValue(activationsAtoms({ id, page }));
  const shown = useKept(data);
  // The last site of the last page may be gone since.
  if (data && page > 0 && page >= data.pages) setPage(Math.max(0, data.pages - 1));
  const [leaving, setLeaving] = useState<ActivationResponse | null>(null);
  const table = useMemo(() => columnsFor(setLeaving), []);
  return (
    <Stack gap="12">
      <Inline justify="between">
        <Heading level={2} size="16">
          {words.title}
        </Heading>
        <Text size="13" tone="muted" isTabular>
          {shown ? words.used(shown.activationCount, limit) : ''}
        </Text>
      </Inline>
      <DataTable
        caption={words.title}
        isCaptionHidden
        columns={table}
        rows={shown?.results ?? []}
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
      {shown && shown.pages > 1 ? (
        <Pagination
          label={words.pages}
          page={page + 1}
          pageCount={shown.pages}
          onPageChange={(next) => setPage(next - 1)}
        />
      ) : null}
      {leaving ? (
        <DeactivateDialog licenseId={id} site={leaving} onClose={() => setLeaving(null)} />
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
