import type { RepositoryResponse } from '@pressdock/api';
import {
  Alert,
  Button,
  ComboBox,
  Inline,
  Link,
  Radio,
  RadioGroup,
  SelectItem,
  Text,
} from '@pressdock/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { buildMessages } from '../../../../entities/build/build.messages.ts';
import { codeHostsAtom } from '../../../../entities/codeHost/codeHost.queries.ts';
import { GitServerFields } from '../../../../entities/repository/GitServerFields.tsx';
import { connectedHostOf } from '../../../../entities/repository/gitServer.rules.ts';
import { repositoryMessages } from '../../../../entities/repository/repository.messages.ts';
import {
  refreshRepositoriesAtom,
  repositoriesAtom,
} from '../../../../entities/repository/repository.queries.ts';
import { useSubmission } from '../../../../shared/form/useSubmission.ts';
import { formatNumber } from '../../../../shared/format.ts';
import { FailureNotice } from '../../../../shared/page/FailureNotice.tsx';
import { paths } from '../../../../shared/paths.ts';
import { useAtomValue, useSetAtom } from '../../../../shared/state.ts';
import { toasts } from '../../../../shared/toasts.ts';
import { connectMessages as words } from './connect.messages.ts';
import { type ConnectValues, connectFailure, searchRepositories } from './connect.rules.ts';
import type { Connect } from './useConnect.ts';

/** How many repositories the list shows at once. */
const OFFERED = 100;

/** A repository whose URL was entered although its code host is connected. */
type Requested = NonNullable<ReturnType<typeof connectedHostOf>>;

const isRequested = (
  { source, full_name: name }: RepositoryResponse,
  { provider, name: requested }: Requested,
) => source === provider && name.toLowerCase() === requested.toLowerCase();

/** Selects a repository of the connected code hosts, or takes the URL of any other. */
export function RepositoryStep({ connect }: { connect: Connect }) {
  const { method } = connect.values;
  const [requested, setRequested] = useState<Requested>();
  return (
    <>
      <RadioGroup
        name="method"
        label={words.method}
        orientation="horizontal"
        value={method}
        onChange={(next) => {
          setRequested(undefined);
          connect.change({ method: next as ConnectValues['method'] });
        }}
      >
        <Radio value="list">{words.methods.list}</Radio>
        <Radio value="git">{words.methods.git}</Radio>
      </RadioGroup>
      {method === 'git' ? (
        <>
          <GitServerFields form={connect} />
          <ConnectedHostHint
            url={connect.values.url}
            onSelect={(repository) => {
              setRequested(repository);
              connect.change({ method: 'list' });
            }}
          />
        </>
      ) : (
        <RepositoryList connect={connect} requested={requested} />
      )}
    </>
  );
}

interface ConnectedHostHintProps {
  url: string;
  onSelect: (repository: Requested) => void;
}

/** Leads to the list for a URL on a connected code host. */
function ConnectedHostHint({ url, onSelect }: ConnectedHostHintProps) {
  const found = connectedHostOf(url, useAtomValue(codeHostsAtom).data);
  if (found === undefined) return null;
  return (
    <Alert
      tone="info"
      title={words.onConnectedHost(buildMessages.sources[found.provider])}
      actions={
        <Button size="small" onPress={() => onSelect(found)}>
          {words.selectListed}
        </Button>
      }
    >
      {words.onConnectedHostHint}
    </Alert>
  );
}

interface RepositoryListProps {
  connect: Connect;
  /** The repository to select once it is listed. */
  requested: Requested | undefined;
}

function RepositoryList({ connect, requested }: RepositoryListProps) {
  const { data, isError, isFetching, refetch } = useAtomValue(repositoriesAtom);
  const { repository } = connect;
  const [typed, setTyped] = useState('');
  const requestedId = data?.find((one) => requested && isRequested(one, requested))?._id;
  const select = useEffectEvent((repositoryId: string) => connect.change({ repositoryId }));
  useEffect(() => {
    if (requestedId !== undefined) select(requestedId);
  }, [requestedId]);
  const query = typed === repository?.full_name ? '' : typed;
  const found = searchRepositories(data ?? [], query).slice(0, OFFERED);
  const isAmong = repository === undefined || found.includes(repository);
  if (data === undefined && isError) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {repositoryMessages.listFailed}
      </FailureNotice>
    );
  }
  return (
    <>
      <ComboBox
        name="repositoryId"
        autoFocus={requested !== undefined}
        label={words.repository}
        placeholder={words.repositoryPlaceholder}
        emptyMessage={data?.length === 0 ? words.none : words.repositoryNone}
        isPending={data === undefined}
        isRequired
        items={isAmong ? found : [repository, ...found]}
        value={connect.values.repositoryId === '' ? null : connect.values.repositoryId}
        onChange={(id) => connect.change({ repositoryId: id ?? '' })}
        onInputChange={setTyped}
      >
        {({ _id, full_name: name, source }) => (
          <SelectItem id={_id} description={buildMessages.sources[source]}>
            {name}
          </SelectItem>
        )}
      </ComboBox>
      <NotListed />
    </>
  );
}

/** The ways to find a repository that is not listed: a new list, or another code host. */
function NotListed() {
  const refresh = useSetAtom(refreshRepositoriesAtom);
  const { isPending, run } = useSubmission();
  const press = () =>
    run(async () => {
      const result = await refresh();
      toasts.add(
        result.ok
          ? { title: words.refreshed(formatNumber(result.data.length)), tone: 'positive' }
          : { title: connectFailure(result, repositoryMessages.listFailed), tone: 'critical' },
      );
    });
  return (
    <Inline gap="12">
      <Text tone="muted">{words.notListed}</Text>
      <Button size="small" isPending={isPending} onPress={press}>
        {words.refresh}
      </Button>
      <Link href={paths.deployment()}>{words.connectHost}</Link>
    </Inline>
  );
}
