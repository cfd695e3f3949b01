import type { SiteValuesResponse } from '@pressdock/api';
import type { SiteFact } from '@pressdock/api/limits';
import { Stack, Text } from '@pressdock/ui';
import { useMemo } from 'react';
import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import { siteValuesAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { ValueChart } from '../../../entities/analytics/ValueChart.tsx';
import { atom, useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { filterOfBar } from '../filters/filters.rules.ts';
import { dataMessages as words } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { Widget } from '../widget/Widget.tsx';
import { noSitesText } from './noSites.rules.ts';

export interface FactWidgetProps {
  fact: SiteFact;
  scope: DataScope;
  onFilter: (filter: string) => void;
}

const noneAtom = atom({ data: undefined, isError: false, isFetching: false, refetch: () => {} });

/** The sites by one fact, on one day or two. Choosing a bar adds a filter by its value. */
export function FactWidget({ fact, scope, onFilter }: FactWidgetProps) {
  const { product, date, compared, filters: filter } = scope;
  const day = useAtomValue(siteValuesAtoms({ fact, product, date, filter }));
  const before = useAtomValue(
    compared === undefined ? noneAtom : siteValuesAtoms({ fact, product, date: compared, filter }),
  );
  // Both days are loaded before either is drawn, so that the bars do not move.
  const isReady = day.data !== undefined && (compared === undefined || before.data !== undefined);
  const ready = useMemo(
    () => (isReady ? { day: day.data, before: before.data, date, compared } : undefined),
    [isReady, day.data, before.data, date, compared],
  );
  const data = useLastKnown(ready);
  const request = {
    data,
    isError: day.isError || before.isError,
    isFetching: day.isFetching || before.isFetching,
    refetch: () => void Promise.all([day.refetch(), before.refetch()]),
  };
  return (
    <Widget
      title={analyticsMessages.charts[fact]}
      aside={data?.day && !data.day.isDeleted ? words.total(data.day.sites) : undefined}
      request={request}
      data={data}
      empty={({ day: one, before: other }) =>
        (one?.data.length ?? 0) + (other?.data.length ?? 0) === 0
          ? noSitesText(filter, one?.isDeleted ?? false)
          : undefined
      }
    >
      {(loaded) => (
        <Bars
          fact={fact}
          loaded={loaded}
          onSelect={(values) => {
            const selected = filterOfBar(fact, values);
            if (selected !== undefined) onFilter(selected);
          }}
        />
      )}
    </Widget>
  );
}

interface LoadedDays {
  day: SiteValuesResponse | undefined;
  before: LoadedDays['day'];
  date: string;
  compared: string | undefined;
}

interface BarsProps {
  fact: SiteFact;
  loaded: LoadedDays;
  onSelect: (values: readonly string[]) => void;
}

function Bars({ fact, loaded: { day, before, date, compared }, onSelect }: BarsProps) {
  const isComparedDeleted = before?.isDeleted === true;
  const after = useMemo(() => ({ name: formatDay(date), values: day?.data ?? [] }), [date, day]);
  const earlier = useMemo(
    () =>
      compared === undefined || isComparedDeleted
        ? undefined
        : { name: formatDay(compared), values: before?.data ?? [] },
    [compared, before, isComparedDeleted],
  );
  return (
    <Stack gap="8">
      <ValueChart fact={fact} day={after} compared={earlier} onSelect={onSelect} />
      {compared !== undefined && isComparedDeleted ? (
        <Text as="p" size="13" tone="muted">
          {words.deletedOn(formatDay(compared))}
        </Text>
      ) : null}
    </Stack>
  );
}
