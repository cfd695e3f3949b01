import '../../shared/chartStyles.ts';
import type { DownloadPointsResponse } from '@pressdock/api';
import { DOWNLOAD_POINTS } from '@pressdock/api/limits';
import { DownloadsLine } from '@pressdock/charts';
import { useMemo } from 'react';
import { analyticsMessages as words } from './analytics.messages.ts';
import { chartButtons, formatTick } from './chartSettings.ts';
import { formatDay, shortDay } from './day.rules.ts';

const chartWords = { labels: words.day };

/**
 * The downloads of the last 15 days as a line. The page shows the title.
 * @see specification, section 2, "Downloads line graph"
 */
export function DownloadsChart({ points }: { points: DownloadPointsResponse }) {
  const data = useMemo(
    () => ({
      series: [words.downloads],
      rows: points.slice(-DOWNLOAD_POINTS).map(({ created_at, count }) => ({
        label: formatDay(created_at),
        shortLabel: shortDay(created_at),
        values: [count],
      })),
    }),
    [points],
  );
  return (
    <DownloadsLine
      title={words.downloadsOn}
      isTitleHidden
      data={data}
      actions={chartButtons}
      formatTick={formatTick}
      words={chartWords}
    />
  );
}
