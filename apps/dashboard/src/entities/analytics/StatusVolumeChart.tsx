import '../../shared/chartStyles.ts';
import type { UpdateCountResponse } from '@pressdock/api';
import { StatusVolume } from '@pressdock/charts';
import { useMemo } from 'react';
import { analyticsMessages as words } from './analytics.messages.ts';
import { chartButtons, formatTick } from './chartSettings.ts';
import { formatDay, shortDay } from './day.rules.ts';
import { lastCounts } from './statusVolume.rules.ts';

const chartWords = { labels: words.day, empty: words.statusVolumeEmpty };

/**
 * The update checks of the last five days (UTC), one bar for each. The page shows the title.
 * @see specification, section 2, "Status check volume widget"
 */
export function StatusVolumeChart({ counts }: { counts: UpdateCountResponse }) {
  const data = useMemo(() => {
    const last = lastCounts(counts, new Date());
    const rows = last.map(({ date, total }) => ({
      label: formatDay(date),
      shortLabel: shortDay(date),
      values: [total],
    }));
    return { series: [words.checks], rows: last.some(({ total }) => total > 0) ? rows : [] };
  }, [counts]);
  return (
    <StatusVolume
      title={words.statusVolume}
      isTitleHidden
      data={data}
      actions={chartButtons}
      formatTick={formatTick}
      words={chartWords}
    />
  );
}
