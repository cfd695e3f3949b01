import '../../shared/chartStyles.ts';
import type { GrowthResponse } from '@pressdock/api';
import { LineChart } from '@pressdock/charts';
import { useMemo } from 'react';
import { analyticsMessages as words } from './analytics.messages.ts';
import { chartButtons, formatTick } from './chartSettings.ts';
import { formatDay, shortDay } from './day.rules.ts';

const chartWords = { labels: words.day };

/** The sites of each day as a line, with a marker for each release. */
export function GrowthChart({ growth, title = words.sitesBy.day }: GrowthChartProps) {
  const data = useMemo(
    () => ({
      series: [words.sites],
      rows: growth.days.map(({ date, sites }) => ({
        label: formatDay(date),
        shortLabel: shortDay(date),
        values: [sites],
      })),
    }),
    [growth],
  );
  const markers = useMemo(
    () => growth.releases.map(({ version, date }) => ({ at: formatDay(date), label: version })),
    [growth],
  );
  return (
    <LineChart
      title={title}
      isTitleHidden
      data={data}
      markers={markers}
      isArea
      actions={chartButtons}
      formatTick={formatTick}
      words={chartWords}
    />
  );
}

export interface GrowthChartProps {
  growth: GrowthResponse;
  /** Replaces the name of the chart. */
  title?: string;
}
