import { Skeleton, Stat, Text } from '@pressdock/ui';
import { activeInstallsAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { formatNumber } from '../../../shared/format.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { TextButton } from '../TextButton.tsx';
import { productAnalyticsMessages as words } from './productAnalytics.messages.ts';
import { productDayAtoms } from './productDay.atoms.ts';

/** The number of sites that use a product, for use in a `StatGroup`. */
export function ActiveInstalls({ productId }: { productId: string }) {
  const { day, isError, refetch } = useAtomValue(productDayAtoms(productId));
  if (day === undefined) {
    return isError ? <Unavailable onRetry={refetch} /> : <Loading />;
  }
  if (day === null) {
    return <Stat label={words.activeInstalls} value={formatNumber(0)} detail={words.notYet} />;
  }
  return <InstallsOn productId={productId} day={day} />;
}

function InstallsOn({ productId, day }: { productId: string; day: string }) {
  const query = useAtomValue(activeInstallsAtoms({ product: productId, date: day }));
  const { data, isError, refetch } = query;
  if (data === undefined) return isError ? <Unavailable onRetry={refetch} /> : <Loading />;
  return (
    <Stat
      label={words.activeInstalls}
      value={formatNumber(data.activeInstallCount)}
      detail={words.activeOn(formatDay(day))}
    />
  );
}

const Loading = () => <Stat label={words.activeInstalls} value={<Skeleton width="4ch" />} />;

function Unavailable({ onRetry }: { onRetry: () => unknown }) {
  return (
    <Stat
      label={words.activeInstalls}
      value={<Text tone="muted">{words.unavailable}</Text>}
      detail={<TextButton onPress={onRetry}>{words.retry}</TextButton>}
    />
  );
}
