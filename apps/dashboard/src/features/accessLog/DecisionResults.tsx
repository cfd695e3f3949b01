import type { LicenseDecisionResponse } from '@pressdock/api';
import {
  Card,
  EmptyState,
  HelpIcon,
  Link,
  LoadMore,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@pressdock/ui';
import { DecisionsTable } from '../../entities/decision/DecisionsTable.tsx';
import { decisionMessages as decisionWords } from '../../entities/decision/decision.messages.ts';
import {
  type DecisionPage,
  type DecisionSearch,
  decisionsAtoms,
} from '../../entities/decision/decision.queries.ts';
import { Verdict } from '../../entities/decision/Verdict.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { paths } from '../../shared/paths.ts';
import { type PagedList, rowsOf } from '../../shared/server/pagedQuery.ts';
import { useLoadMore } from '../../shared/server/useLoadMore.ts';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './accessLog.css.ts';
import { accessLogMessages as words } from './accessLog.messages.ts';

type DecisionsNow = DecisionPage['now'];

/** Shows the decisions that a request would get now, and the past decisions. */
export function DecisionResults({ search }: { search: DecisionSearch }) {
  const list = useAtomValue(decisionsAtoms(search));
  const { data, isError, isFetching, isFetchingNextPage } = list;
  const now = data?.pages[0]?.now;
  const isSearching = isFetching && !isFetchingNextPage;
  return (
    <>
      <VisuallyHidden>
        <span role="status">
          {isSearching ? words.loading : now && !isError ? announcement(now) : ''}
        </span>
      </VisuallyHidden>
      <Results list={list} now={now} results={rowsOf(data)} />
    </>
  );
}

/** Returns the current decisions as a sentence for screen readers. */
function announcement(now: DecisionsNow): string {
  if (now.length === 0) return words.nowNone;
  const each = now.map(({ license, code }) => `${license.key}: ${decisionWords.verdicts[code]}`);
  return `${words.now}: ${each.join(', ')}`;
}

interface ResultsProps {
  list: PagedList;
  now: DecisionsNow | undefined;
  results: readonly LicenseDecisionResponse[] | undefined;
}

function Results({ list, now, results }: ResultsProps) {
  const loadMore = useLoadMore(list);
  if (now === undefined || results === undefined) {
    return list.isError ? (
      <FailureNotice isRetrying={list.isFetching} onRetry={list.refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <div aria-busy="true">
        <Skeleton shape="block" height={size.productBody} />
      </div>
    );
  }
  return (
    <Stack gap="24">
      <Card title={words.now} padding={now.length === 0 ? 'medium' : 'none'}>
        {now.length === 0 ? <Text tone="muted">{words.nowNone}</Text> : <Now now={now} />}
      </Card>
      <Card title={words.past} padding="none">
        {results.length === 0 ? (
          <EmptyState title={decisionWords.emptyTitle} icon={<HelpIcon size={20} />}>
            {decisionWords.empty}
          </EmptyState>
        ) : (
          <DecisionsTable decisions={results} />
        )}
      </Card>
      <Text as="p" tone="muted" size="13">
        {words.domains}
      </Text>
      {results.length === 0 ? null : (
        <LoadMore
          count={results.length}
          hasMore={list.hasNextPage}
          isPending={list.isFetchingNextPage}
          errorMessage={list.isError ? words.failed : undefined}
          onLoadMore={loadMore}
        />
      )}
    </Stack>
  );
}

function Now({ now }: { now: DecisionsNow }) {
  return (
    <ul className={styles.rows}>
      {now.map(({ license, code, message }) => (
        <li key={license._id} className={styles.row}>
          <Stack gap="2">
            <span className={styles.key}>
              <Link href={paths.editLicense(license._id)}>{license.key}</Link>
            </span>
            <Text size="13" tone="muted">
              {[license.productInfo?.name, license.customerEmail].filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Verdict code={code} message={message} />
        </li>
      ))}
    </ul>
  );
}
