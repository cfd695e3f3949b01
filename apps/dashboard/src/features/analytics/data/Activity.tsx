import { Grid } from '@pressdock/ui';
import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import {
  downloadPointsAtoms,
  updateCountsAtoms,
} from '../../../entities/analytics/analytics.queries.ts';
import { DownloadsChart } from '../../../entities/analytics/DownloadsChart.tsx';
import { StatusVolumeChart } from '../../../entities/analytics/StatusVolumeChart.tsx';
import { size } from '../../../shared/sizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { dataMessages as words } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { Widget } from '../widget/Widget.tsx';

/** The update checks and the downloads of the last days, whatever day is chosen. */
export function Activity({ scope: { product, filters } }: { scope: DataScope }) {
  const counts = useAtomValue(updateCountsAtoms({ product }));
  const downloads = useAtomValue(downloadPointsAtoms({ product }));
  const aside = filters.length > 0 ? words.unfiltered : undefined;
  return (
    <Grid minColumnWidth={size.panel} gap="24">
      <Widget
        title={analyticsMessages.statusVolume}
        aside={aside}
        request={counts}
        data={counts.data}
      >
        {(data) => <StatusVolumeChart counts={data} />}
      </Widget>
      <Widget
        title={analyticsMessages.downloads}
        aside={aside}
        request={downloads}
        data={downloads.data}
        empty={(points) => (points.some(({ count }) => count > 0) ? undefined : words.noDownloads)}
      >
        {(points) => <DownloadsChart points={points} />}
      </Widget>
    </Grid>
  );
}
