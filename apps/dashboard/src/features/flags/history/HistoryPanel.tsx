import type { FlagChangeResponse, FlagDetailResponse } from '@pressdock/api';
import { EmptyState, FileIcon, Stack, Text } from '@pressdock/ui';
import { useState } from 'react';
import { ConfirmActionDialog } from '../../../shared/form/ConfirmActionDialog.tsx';
import { formatDateTime } from '../../../shared/format.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue, useSetAtom } from '../../../shared/state.ts';
import { pathOf } from '../flags.queries.ts';
import { ChangeItem } from './ChangeItem.tsx';
import { stateInWords } from './flagChanges.rules.ts';
import * as styles from './history.css.ts';
import { historyMessages as words } from './history.messages.ts';
import { flagChangesAtoms, restoreFlagAtom } from './history.queries.ts';

/** Every change of a flag, each of which can be restored. */
export function HistoryPanel({ flag }: { flag: FlagDetailResponse }) {
  const path = pathOf(flag);
  const { data, isError, isFetching, refetch } = useAtomValue(flagChangesAtoms(path));
  const [restoring, setRestoring] = useState<FlagChangeResponse | null>(null);
  if (data === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading} height={size.productBody} />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={words.emptyTitle} icon={<FileIcon size={20} />}>
        {words.empty}
      </EmptyState>
    );
  }
  return (
    <Stack gap="16">
      <Text as="p" tone="muted">
        {words.context}
      </Text>
      <ol aria-label={words.list} className={styles.changes}>
        {data.map((change, index) => (
          <ChangeItem
            key={change._id}
            change={change}
            path={path}
            isCurrent={index === 0}
            onRestore={() => setRestoring(change)}
          />
        ))}
      </ol>
      {restoring ? (
        <RestoreDialog flag={flag} change={restoring} onClose={() => setRestoring(null)} />
      ) : null}
    </Stack>
  );
}

interface RestoreDialogProps {
  flag: FlagDetailResponse;
  change: FlagChangeResponse;
  onClose: () => void;
}

function RestoreDialog({ flag, change, onClose }: RestoreDialogProps) {
  // What was shown when the dialog opened, although the flag may be fetched again while it is open.
  const [revision] = useState(flag.revision);
  const { restoring } = words;
  const restore = useSetAtom(restoreFlagAtom);
  return (
    <ConfirmActionDialog
      title={restoring.title(formatDateTime(change.changedAt))}
      confirmLabel={restoring.confirm}
      isCritical={false}
      failed={restoring.failed}
      done={restoring.done}
      perform={() => restore({ path: { ...pathOf(flag), changeId: change._id }, revision })}
      onClose={onClose}
    >
      {restoring.body(stateInWords(change.after))}
    </ConfirmActionDialog>
  );
}
