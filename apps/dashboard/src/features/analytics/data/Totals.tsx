import type { AnalyticsDayResponse } from '@pressdock/api';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  Button,
  Inline,
  Skeleton,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@pressdock/ui';
import {
  activeInstallsAtoms,
  analyticsDayAtoms,
} from '../../../entities/analytics/analytics.queries.ts';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { formatNumber } from '../../../shared/format.ts';
import { sharedMessages } from '../../../shared/messages.ts';
import { AreaLoading } from '../../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { size } from '../../../shared/sizes.ts';
import { atom, useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { dataMessages as words } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { changeOf } from './totals.rules.ts';

const noneAtom = atom({ data: undefined, isError: false, refetch: () => {} });

type Totals = AnalyticsDayResponse['data'];

/** The figures of the day, with their change since the compared day. Filters do not apply to them. */
export function TotalFigures({ product, date, compared, filters }: DataScope) {
  const { data, isError, isFetching, refetch } = useAtomValue(analyticsDayAtoms({ product, date }));
  const before = useAtomValue(
    compared === undefined ? noneAtom : analyticsDayAtoms({ product, date: compared }),
  );
  const day = useLastKnown(data)?.data;
  if (day === undefined) {
    return isError ? (
      <FailureNotice isRetrying={isFetching} onRetry={refetch}>
        {words.failed}
      </FailureNotice>
    ) : (
      <AreaLoading label={words.loading(words.totals)} height={size.productHead} />
    );
  }
  const figure = (name: Exclude<keyof Totals, 'date' | 'consentingSites'>, detail: string) => (
    <Stat
      label={words.figures[name]}
      value={formatNumber(day[name])}
      detail={
        compared === undefined || before.data === undefined ? (
          detail
        ) : (
          <ChangeText before={before.data.data[name]} after={day[name]} since={compared} />
        )
      }
    />
  );
  return (
    <Stack gap="8">
      <StatGroup>
        {figure('sites', words.consenting(day.consentingSites))}
        <ActiveInstalls product={product} date={date} />
        {figure('newSites', words.firstSeen)}
        {figure('checks', words.onDay)}
        {figure('downloads', words.onDay)}
      </StatGroup>
      {compared !== undefined && before.data === undefined && before.isError ? (
        <Unavailable day={compared} onRetry={before.refetch} />
      ) : null}
      {filters.length > 0 ? (
        <Text as="p" tone="muted" size="13">
          {words.unfiltered}
        </Text>
      ) : null}
    </Stack>
  );
}

/** The different sites that checked for updates on the day, which load and fail on their own. */
function ActiveInstalls(query: Pick<DataScope, 'product' | 'date'>) {
  const { data, isError, refetch } = useAtomValue(activeInstallsAtoms(query));
  const label = words.figures.activeInstalls;
  if (data !== undefined) {
    return (
      <Stat label={label} value={formatNumber(data.activeInstallCount)} detail={words.onDay} />
    );
  }
  if (!isError) return <Stat label={label} value={<Skeleton width="4ch" />} detail={words.onDay} />;
  return (
    <Stat
      label={label}
      value={<Text tone="muted">{words.unavailable}</Text>}
      detail={<Retry onRetry={refetch} />}
    />
  );
}

/** The note that the figures of the compared day failed to load, with a button that tries again. */
function Unavailable({ day, onRetry }: { day: string; onRetry: () => unknown }) {
  return (
    <Inline gap="8">
      <Text tone="muted" size="13">
        {words.unavailableOn(formatDay(day))}
      </Text>
      <Retry onRetry={onRetry} />
    </Inline>
  );
}

const Retry = ({ onRetry }: { onRetry: () => unknown }) => (
  <Button size="small" onPress={() => void onRetry()}>
    {sharedMessages.retry}
  </Button>
);

interface ChangeTextProps {
  before: number;
  after: number;
  since: string;
}

/** The change of a figure: an arrow, the difference and the percentage. */
function ChangeText({ before, after, since }: ChangeTextProps) {
  const { direction, difference, percentage } = changeOf(before, after);
  const day = formatDay(since);
  if (direction === 'same') return words.noChange(day);
  const Arrow = direction === 'up' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <Inline gap="4" isWrapping={false}>
      <Arrow size={16} />
      {words.change(difference, percentage, day)}
    </Inline>
  );
}
