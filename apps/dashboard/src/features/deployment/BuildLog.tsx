import {
  Button,
  Card,
  DeployIcon,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  SearchIcon,
  Select,
  SelectItem,
  Stack,
} from '@pressdock/ui';
import { useSearchParams } from 'wouter';
import { BuildList } from '../../entities/build/BuildList.tsx';
import { buildMessages } from '../../entities/build/build.messages.ts';
import { accountBuildsAtoms } from '../../entities/build/build.queries.ts';
import { Changes } from '../../entities/user/Changes.tsx';
import { paths } from '../../shared/paths.ts';
import { rowsOf } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../shared/state.ts';
import { deploymentMessages } from './deployment.messages.ts';
import { buildStatuses, statusIn } from './deployment.rules.ts';

const { builds: words } = deploymentMessages;
const ALL = 'all';

/** The builds of all products; the URL holds the filter. */
export function BuildLog() {
  const [search, setSearch] = useSearchParams();
  const status = statusIn(search);
  const list = useAtomValue(accountBuildsAtoms(status));
  const loadMore = useLoadMore(list);
  const isEmpty = rowsOf(list.data)?.length === 0;
  const select = (next: string | null) =>
    setSearch(next === null || next === ALL ? {} : { status: next }, { replace: true });
  if (isEmpty && status === undefined) {
    return (
      <Card title={words.title}>
        <EmptyState
          title={buildMessages.emptyTitle}
          icon={<DeployIcon size={20} />}
          action={
            <Changes>
              <LinkButton href={paths.chooseProductToConnect()}>{words.connect}</LinkButton>
            </Changes>
          }
        >
          {buildMessages.empty}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Stack gap="12">
      <Inline justify="between">
        <Heading level={2} size="16">
          {words.title}
        </Heading>
        <Select label={words.filter} isLabelHidden value={status ?? ALL} onChange={select}>
          <SelectItem id={ALL}>{words.all}</SelectItem>
          {buildStatuses.map((one) => (
            <SelectItem key={one} id={one}>
              {buildMessages.statuses[one]}
            </SelectItem>
          ))}
        </Select>
      </Inline>
      <BuildList
        list={list}
        hasProduct
        onLoadMore={loadMore}
        emptyState={
          <EmptyState
            title={words.noResultTitle}
            icon={<SearchIcon size={20} />}
            action={<Button onPress={() => select(null)}>{words.showAll}</Button>}
          >
            {words.noResult}
          </EmptyState>
        }
      />
    </Stack>
  );
}
