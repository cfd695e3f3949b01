import '../../../shared/chartStyles.ts';
import type { FlagChangeResponse, FlagDetailResponse } from '@pressdock/api';
import { ChartIcon, EmptyState, Select, SelectItem, Stack, Text } from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { formatDateTime } from '../../../shared/format.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { type FlagPath, pathOf } from '../flags.queries.ts';
import { historyMessages } from '../history/history.messages.ts';
import { flagChangesAtoms } from '../history/history.queries.ts';
import { ReachFigures } from './ReachFigures.tsx';
import * as styles from './reach.css.ts';
import { reachMessages as words } from './reach.messages.ts';
import { flagReachAtoms } from './reach.queries.ts';

export interface ReachPanelProps {
  flag: FlagDetailResponse;
  /** The change whose reach is shown; the newest if it is undefined. */
  changeId: string | undefined;
}

/** How far a change of a flag has reached. */
export function ReachPanel({ flag, changeId }: ReachPanelProps) {
  const path = pathOf(flag);
  const { data: changes, isError, isFetching, refetch } = useAtomValue(flagChangesAtoms(path));
  const [, setSearch] = useSearchParams();
  if (changes === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  const change = changes.find(({ _id }) => _id === changeId) ?? changes[0];
  if (change === undefined) {
    return (
      <EmptyState title={words.noChangesTitle} icon={<ChartIcon size={20} />}>
        {words.noChanges}
      </EmptyState>
    );
  }
  return (
    <Stack gap="20">
      <Text as="p" tone="muted">
        {words.context}
      </Text>
      <div className={styles.choice}>
        <Select
          label={words.change}
          description={
            changeId !== undefined && change._id !== changeId ? words.missing : undefined
          }
          value={change._id}
          onChange={(next) => setSearch({ tab: 'reach', change: next ?? '' }, { replace: true })}
        >
          {changes.map((one) => (
            <SelectItem key={one._id} id={one._id}>
              {labelOf(one)}
            </SelectItem>
          ))}
        </Select>
      </div>
      <Reach path={path} change={change} />
    </Stack>
  );
}

const labelOf = ({ kind, changedAt }: FlagChangeResponse) =>
  `${formatDateTime(changedAt)} · ${historyMessages.kinds[kind]}`;

function Reach({ path, change }: { path: FlagPath; change: FlagChangeResponse }) {
  const reach = useAtomValue(flagReachAtoms({ ...path, changeId: change._id }));
  const { data, isError, isFetching, refetch } = reach;
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productHead} />
    );
  }
  if (data.total === 0) {
    return (
      <EmptyState title={words.emptyTitle} icon={<ChartIcon size={20} />}>
        {words.empty}
      </EmptyState>
    );
  }
  return <ReachFigures reach={data} changedAt={change.changedAt} />;
}
