import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import { growthAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { GrowthChart } from '../../../entities/analytics/GrowthChart.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { dataMessages as words } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { Widget } from '../widget/Widget.tsx';
import { countedPeriod, growthPeriod, periodText } from './growth.rules.ts';

/** The sites of each day up to the chosen one, with the releases. */
export function Growth({ scope: { product, date, compared, filters } }: { scope: DataScope }) {
  const period = growthPeriod(date, compared);
  const request = useAtomValue(growthAtoms({ product, ...period }));
  const data = useLastKnown(request.data);
  const counted = countedPeriod(period, data?.days ?? []);
  return (
    <Widget
      title={analyticsMessages.growth}
      aside={periodText(counted, filters.length > 0)}
      request={request}
      data={data}
      empty={({ days }) => (days.some(({ sites }) => sites > 0) ? undefined : words.noGrowth)}
    >
      {(growth) => <GrowthChart growth={growth} />}
    </Widget>
  );
}
