import type { ExplainFlagsQuery, FlagExplanationResponse, FlagResponse } from '@pressdock/api';
import {
  Badge,
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  FlagIcon,
  HelpIcon,
  Link,
  Stack,
  Text,
} from '@pressdock/ui';
import { useMemo, useState } from 'react';
import { Changes } from '../../../entities/user/Changes.tsx';
import { paths } from '../../../shared/paths.ts';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { flagListAtoms } from '../flags.queries.ts';
import { DeletePersonDialog } from '../people/DeletePersonDialog.tsx';
import { ExplanationReason } from './ExplanationReason.tsx';
import * as styles from './explain.css.ts';
import { explainMessages as words } from './explain.messages.ts';
import type { ExplanationState } from './explain.queries.ts';
import { hasQuery } from './explain.rules.ts';

const idOf = ({ _id }: FlagExplanationResponse) => _id;
const NONE: readonly FlagExplanationResponse[] = [];

function columnsOf(
  productId: string,
  flags: readonly FlagResponse[] | undefined,
): DataTableColumn<FlagExplanationResponse>[] {
  const known = new Map(flags?.map((flag) => [flag._id, flag]));
  return [
    {
      id: 'flag',
      header: words.columns.flag,
      isRowHeader: true,
      cell: ({ _id, name, flag }) => (
        <span className={styles.flag}>
          <Link href={paths.editFlag(productId, _id)}>{name}</Link>
          <Text size="13" tone="muted" isMonospace>
            {flag}
          </Text>
        </span>
      ),
    },
    {
      id: 'result',
      header: words.columns.result,
      width: size.factColumn,
      cell: ({ active }) => (
        <Badge tone={active ? 'positive' : 'neutral'}>{active ? words.on : words.off}</Badge>
      ),
    },
    {
      id: 'reason',
      header: words.columns.reason,
      cell: (explanation) => (
        <ExplanationReason explanation={explanation} flag={known.get(explanation._id)} />
      ),
    },
    {
      id: 'bucket',
      header: words.columns.bucket,
      align: 'end',
      width: size.factColumn,
      cell: ({ bucket }) => bucket ?? <Text tone="muted">{words.noBucket}</Text>,
    },
  ];
}

export interface ExplanationsProps {
  productId: string;
  query: ExplainFlagsQuery;
  explanation: ExplanationState;
}

/** The result of each flag for a request. While it loads, the earlier result is shown. */
export function Explanations({ productId, query, explanation }: ExplanationsProps) {
  const { data, isError, isFetching, refetch } = explanation;
  const flags = useAtomValue(flagListAtoms(productId)).data;
  const rows = useLastKnown(isError ? NONE : data);
  const [isDeleting, setDeleting] = useState(false);
  const columns = useMemo(() => columnsOf(productId, flags), [productId, flags]);
  if (!hasQuery(query)) {
    return (
      <EmptyState title={words.emptyTitle} icon={<HelpIcon size={20} />}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      <DataTable
        caption={words.results}
        columns={columns}
        rows={rows ?? NONE}
        getRowId={idOf}
        isLoading={isFetching}
        errorMessage={isError ? words.failed : undefined}
        onRetry={refetch}
        emptyState={
          <EmptyState title={words.noFlagsTitle} icon={<FlagIcon size={20} />}>
            {words.noFlags}
          </EmptyState>
        }
      />
      <Text as="p" size="13" tone="muted">
        {words.bucketHint}
      </Text>
      {query.identifier === undefined ? null : (
        <Changes>
          <div>
            <Button onPress={() => setDeleting(true)}>{words.deleteData}</Button>
          </div>
        </Changes>
      )}
      {isDeleting && query.identifier !== undefined ? (
        <DeletePersonDialog
          productId={productId}
          person={query.identifier}
          onClose={() => setDeleting(false)}
        />
      ) : null}
    </Stack>
  );
}
