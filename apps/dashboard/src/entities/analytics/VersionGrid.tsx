import '../../shared/chartStyles.ts';
import type { VersionTableResponse } from '@pressdock/api';
import { HeatGrid } from '@pressdock/charts';
import { useMemo } from 'react';
import { analyticsMessages as words } from './analytics.messages.ts';
import { chartButtons, formatTick } from './chartSettings.ts';
import { valueLabel } from './siteValue.rules.ts';

/** The height of a row of the table, and of what surrounds the rows. */
const ROW = 30;
const AROUND = 60;

const chartWords = { labels: words.wordpressVersion };

/** The sites by WordPress version (rows) and product version (columns): the more sites, the darker. */
export function VersionGrid({ table }: { table: VersionTableResponse }) {
  const data = useMemo(
    () => ({
      series: table.versions.map((version) => valueLabel('version', version)),
      rows: table.wordpress.map((version, row) => ({
        label: valueLabel('wordpress', version),
        values: table.cells[row] ?? [],
      })),
    }),
    [table],
  );
  return (
    <HeatGrid
      title={words.sitesBy.versions}
      isTitleHidden
      data={data}
      height={AROUND + ROW * Math.max(3, data.rows.length)}
      actions={chartButtons}
      formatTick={formatTick}
      words={chartWords}
    />
  );
}
