import '../../../shared/chartStyles.ts';
import type { SitePluginsResponse } from '@pressdock/api';
import { BarChart } from '@pressdock/charts';
import { useMemo } from 'react';
import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import { chartButtons, formatTick } from '../../../entities/analytics/chartSettings.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { useLastKnown } from '../../../shared/useLastKnown.ts';
import { dataMessages as words } from '../widget/data.messages.ts';
import type { DataScope } from '../widget/dataScope.ts';
import { Widget } from '../widget/Widget.tsx';
import { sitePluginsAtoms } from './sitePlugins.queries.ts';

const HEIGHT = 320;
const others = { label: analyticsMessages.others, keep: 10 };

/** The other plugins of the sites. Nothing unless the product collects them. */
export function OtherPlugins({ scope: { product, date, filters } }: { scope: DataScope }) {
  const request = useAtomValue(sitePluginsAtoms({ product, date }));
  const data = useLastKnown(request.data);
  if (data?.data.length === 0 || (data === undefined && !request.isError)) return null;
  return (
    <Widget
      title={words.otherPlugins}
      aside={filters.length > 0 ? words.unfiltered : undefined}
      request={request}
      data={data}
    >
      {(plugins) => <Bars plugins={plugins} />}
    </Widget>
  );
}

function Bars({ plugins }: { plugins: SitePluginsResponse }) {
  const data = useMemo(
    () => ({
      series: [analyticsMessages.sites],
      rows: plugins.data.map(({ plugin, sites }) => ({ label: plugin, values: [sites] })),
    }),
    [plugins],
  );
  return (
    <BarChart
      title={analyticsMessages.sitesBy.plugin}
      isTitleHidden
      data={data}
      orientation="horizontal"
      others={others}
      height={HEIGHT}
      actions={chartButtons}
      formatTick={formatTick}
    />
  );
}
