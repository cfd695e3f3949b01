import type { RepositorySource } from '@pressdock/api';
import { Button, Dialog, Inline, ProgressBar, Stack, Text } from '@pressdock/ui';
import { useMemo } from 'react';
import { buildMessages } from '../../../entities/build/build.messages.ts';
import { atom, useAtomValue } from '../../../shared/state.ts';
import { codeHostsMessages } from './codeHosts.messages.ts';
import { fetchedRepositoriesAtoms } from './codeHosts.queries.ts';

const { fetch: words } = codeHostsMessages;

export interface FetchRepositoriesDialogProps {
  /** The connected code hosts, and `git` if there are other Git servers. */
  sources: readonly RepositorySource[];
  onClose: () => void;
}

/** Reads the repositories from every connected code host again, and shows the progress of each. */
export function FetchRepositoriesDialog({ sources, onClose }: FetchRepositoriesDialogProps) {
  const progressAtom = useMemo(
    () => atom((get) => sources.map((source) => get(fetchedRepositoriesAtoms(source)))),
    [sources],
  );
  const lists = useAtomValue(progressAtom);
  const done = lists.filter(({ isFetching }) => !isFetching).length;
  const isDone = done === sources.length;
  const count = lists.reduce((sum, { data = [] }) => sum + data.length, 0);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={words.title}
      description={words.description}
      actions={
        <Button autoFocus onPress={onClose}>
          {isDone ? words.close : words.cancel}
        </Button>
      }
    >
      {sources.length === 0 ? (
        <Text as="p">{words.none}</Text>
      ) : (
        <Stack gap="16">
          <ProgressBar
            label={words.overall}
            value={(done / sources.length) * 100}
            valueLabel={words.progress(done, sources.length)}
          />
          <Stack as="ul" gap="12">
            {sources.map((source) => (
              <SourceProgress key={source} source={source} />
            ))}
          </Stack>
          <p role="status">{isDone ? words.finished(count) : null}</p>
        </Stack>
      )}
    </Dialog>
  );
}

function SourceProgress({ source }: { source: RepositorySource }) {
  const { data, error, isFetching, refetch } = useAtomValue(fetchedRepositoriesAtoms(source));
  const name = buildMessages.sources[source];
  const hasFailed = error !== null && !isFetching;
  return (
    <li>
      <Inline justify="between">
        <span>{name}</span>
        {hasFailed ? (
          <Button size="small" aria-label={words.retryOf(name)} onPress={() => refetch()}>
            {words.retry}
          </Button>
        ) : (
          <Text tone="muted" isTabular>
            {isFetching ? words.fetching : words.found(data?.length ?? 0)}
          </Text>
        )}
      </Inline>
      <div role="alert">
        {hasFailed ? (
          <Text tone="critical" size="13">
            {error.status === 503 ? error.error.message : words.failed}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
