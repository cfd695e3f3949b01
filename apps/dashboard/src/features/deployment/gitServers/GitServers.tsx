import type { RepositoryResponse } from '@pressdock/api';
import { Button, Card, PlusIcon, Text } from '@pressdock/ui';
import { useState } from 'react';
import { TrustHostKeyDialog } from '../../../entities/repository/TrustHostKeyDialog.tsx';
import { Changes } from '../../../entities/user/Changes.tsx';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import * as styles from '../deployment.css.ts';
import { AddGitServerDialog } from './AddGitServerDialog.tsx';
import { DeleteRepositoryDialog } from './DeleteRepositoryDialog.tsx';
import { GitServerRow, type RepositoryAction } from './GitServerRow.tsx';
import { gitServersMessages as words } from './gitServers.messages.ts';
import { gitServersAtom } from './gitServers.queries.ts';
import { RepositoryKeyDialog } from './RepositoryKeyDialog.tsx';

const dialogs = {
  key: RepositoryKeyDialog,
  trust: TrustHostKeyDialog,
  remove: DeleteRepositoryDialog,
} as const;

/** The repositories on other Git servers. */
export function GitServers() {
  const { data: repositories, isError, isFetching, refetch } = useAtomValue(gitServersAtom);
  const [isAdding, setAdding] = useState(false);
  const [open, setOpen] = useState<{ action: RepositoryAction; repository: RepositoryResponse }>();
  const Dialog = open && dialogs[open.action];
  return (
    <Card
      title={words.title}
      padding="none"
      aside={
        <Changes>
          <Button size="small" onPress={() => setAdding(true)}>
            <PlusIcon size={16} />
            {words.add}
          </Button>
        </Changes>
      }
    >
      {repositories === undefined ? (
        isError ? (
          <div className={styles.note}>
            <FailureNotice isRetrying={isFetching} onRetry={refetch}>
              {words.fetchFailed}
            </FailureNotice>
          </div>
        ) : (
          <AreaLoading label={words.loading} height={size.productHead} />
        )
      ) : repositories.length === 0 ? (
        <p className={styles.note}>
          <Text tone="muted">{words.empty}</Text>
        </p>
      ) : (
        <ul>
          {repositories.map((repository) => (
            <GitServerRow
              key={repository._id}
              repository={repository}
              onAction={(action) => setOpen({ action, repository })}
            />
          ))}
        </ul>
      )}
      {isAdding ? <AddGitServerDialog onClose={() => setAdding(false)} /> : null}
      {Dialog ? <Dialog repository={open.repository} onClose={() => setOpen(undefined)} /> : null}
    </Card>
  );
}
