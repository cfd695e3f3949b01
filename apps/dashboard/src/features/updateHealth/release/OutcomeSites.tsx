import type { UpdateOutcome } from '@pressdock/api/limits';
import { Card, DataTable, EmptyState, LoadMore, PlugIcon, Stack, Text } from '@pressdock/ui';
import { meAtom } from '../../../entities/user/user.queries.ts';
import { rowsOf } from '../../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../../shared/server/useLoadMore.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { updateHealthMessages } from '../updateHealth.messages.ts';
import { type OutcomePage, outcomeSitesAtoms } from '../updateHealth.queries.ts';
import { emptyTexts, sharedSentence } from '../updateHealth.rules.ts';
import { rowIdOf, siteColumns } from './siteColumns.tsx';

const { sites: words, shared: sharedWords, steps } = updateHealthMessages;

export interface OutcomeSitesProps {
  versionId: string;
  outcome: UpdateOutcome;
}

/** The sites with an outcome, page by page, and what they have in common. */
export function OutcomeSites({ versionId, outcome }: OutcomeSitesProps) {
  const uuid = useAtomValue(meAtom).data?._id;
  return uuid === undefined ? null : (
    <SiteList uuid={uuid} versionId={versionId} outcome={outcome} />
  );
}

function SiteList({ uuid, versionId, outcome }: OutcomeSitesProps & { uuid: string }) {
  const list = useAtomValue(outcomeSitesAtoms({ uuid, versionUUID: versionId, outcome }));
  const loadMore = useLoadMore(list);
  const rows = rowsOf(list.data)?.map((site, index) => ({ ...site, index }));
  const first = list.data?.pages[0];
  const empty = emptyTexts(outcome, first?.total ?? 0);
  return (
    <Stack gap="16">
      {first && first.total > 0 ? <Shared outcome={outcome} page={first} /> : null}
      <DataTable
        caption={words.caption(steps[outcome])}
        isCaptionHidden
        columns={siteColumns}
        rows={rows ?? []}
        getRowId={rowIdOf}
        isLoading={rows === undefined && list.isFetching}
        errorMessage={rows === undefined && list.isError ? words.failed : undefined}
        onRetry={list.refetch}
        emptyState={
          <EmptyState title={empty.title} icon={<PlugIcon size={20} />}>
            {empty.body}
          </EmptyState>
        }
      />
      {rows?.length ? (
        <LoadMore
          count={rows.length}
          total={first?.total ?? rows.length}
          isPending={list.isFetchingNextPage}
          errorMessage={list.isError ? words.failed : undefined}
          onLoadMore={loadMore}
        />
      ) : null}
    </Stack>
  );
}

/** The values that the sites of an outcome have in common, one sentence for each. */
function Shared({ outcome, page }: { outcome: UpdateOutcome; page: OutcomePage }) {
  const { shared, total } = page;
  return (
    <Card title={sharedWords.title} headingLevel={3}>
      {shared.length === 0 ? (
        <Text tone="muted">{sharedWords.none}</Text>
      ) : (
        <Stack gap="8">
          {shared.map((attribute) => (
            <Text as="p" key={`${attribute.fact}.${attribute.value}`}>
              {sharedSentence(outcome, attribute, total)}
            </Text>
          ))}
        </Stack>
      )}
    </Card>
  );
}
