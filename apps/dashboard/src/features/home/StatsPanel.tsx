import { Skeleton, Stat, StatGroup } from '@pressdock/ui';
import { formatNumber } from '../../shared/format.ts';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './home.css.ts';
import { homeMessages } from './home.messages.ts';
import { statsAtom } from './home.queries.ts';

const { stats: words } = homeMessages;

function FigureSkeleton() {
  return (
    <span className={styles.figure}>
      <Skeleton width="4ch" />
    </span>
  );
}

/** The account's figures in one row. Old figures stay while new ones load. */
export function StatsPanel() {
  const { data, isError, isFetching, refetch } = useAtomValue(statsAtom);
  if (isError && data === undefined) {
    return (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    );
  }
  const figure = (value: number | undefined) =>
    value === undefined ? <FigureSkeleton /> : formatNumber(value);
  return (
    <section aria-label={words.title} aria-busy={data === undefined}>
      <StatGroup>
        <Stat label={words.plugins} value={figure(data?.plugins)} />
        <Stat label={words.themes} value={figure(data?.themes)} />
        <Stat label={words.versions} value={figure(data?.versions)} />
        <Stat label={words.downloads} value={figure(data?.downloads)} />
        <Stat label={words.updateChecks} value={figure(data?.updateChecksToday)} />
      </StatGroup>
    </section>
  );
}
