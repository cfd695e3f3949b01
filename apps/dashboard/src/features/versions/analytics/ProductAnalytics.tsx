import { Card, Grid, Link, Stack, Text } from '@pressdock/ui';
import { lazy } from 'react';
import { analyticsMessages } from '../../../entities/analytics/analytics.messages.ts';
import {
  downloadPointsAtoms,
  siteValuesAtoms,
  updateCountsAtoms,
} from '../../../entities/analytics/analytics.queries.ts';
import { hasAnalyticsPlanAtom } from '../../../entities/analytics/analyticsPlan.atoms.ts';
import { analyticsPlanMessages } from '../../../entities/analytics/analyticsPlan.messages.ts';
import { ChartPanel } from '../../../entities/analytics/ChartPanel.tsx';
import { formatDay } from '../../../entities/analytics/day.rules.ts';
import { Changes } from '../../../entities/user/Changes.tsx';
import { analyticsPaths } from '../../../shared/analyticsPaths.ts';
import { chartSize } from '../../../shared/chartSizes.ts';
import { useAtomValue } from '../../../shared/state.ts';
import { productAnalyticsMessages as words } from './productAnalytics.messages.ts';
import { productDayAtoms } from './productDay.atoms.ts';

// The code of charts is large, so the versions show before it loads.
const DownloadsChart = lazy(async () => ({
  default: (await import('../../../entities/analytics/DownloadsChart.tsx')).DownloadsChart,
}));
const StatusVolumeChart = lazy(async () => ({
  default: (await import('../../../entities/analytics/StatusVolumeChart.tsx')).StatusVolumeChart,
}));
const ValueChart = lazy(async () => ({
  default: (await import('../../../entities/analytics/ValueChart.tsx')).ValueChart,
}));

/**
 * The charts of a product: its downloads, its update checks and its installed versions.
 * @see specification, section 2, "Versions page" and "Widgets"
 */
export function ProductAnalytics({ productId }: { productId: string }) {
  const hasPlan = useAtomValue(hasAnalyticsPlanAtom);
  if (hasPlan === undefined) return null;
  if (!hasPlan) return <NoPlan />;
  return (
    <Stack gap="24">
      <Grid minColumnWidth={chartSize.chartPanel} gap="24">
        <Downloads productId={productId} />
        <StatusVolume productId={productId} />
      </Grid>
      <InstalledVersions productId={productId} />
    </Stack>
  );
}

interface PanelProps {
  productId: string;
}

function NoPlan() {
  return (
    <Card
      title={words.title}
      footer={
        <Changes>
          <Link href={analyticsPaths.analytics()}>{analyticsPlanMessages.choose}</Link>
        </Changes>
      }
    >
      <Text as="p" tone="muted">
        {analyticsPlanMessages.hint}
      </Text>
    </Card>
  );
}

function Downloads({ productId }: PanelProps) {
  const query = useAtomValue(downloadPointsAtoms({ product: productId }));
  const { title, aside, loading, failed, empty } = words.downloads;
  return (
    <ChartPanel title={title} aside={aside} query={query} loading={loading} failed={failed}>
      {(points) =>
        points.some(({ count }) => count > 0) ? (
          <DownloadsChart points={points} />
        ) : (
          <Text tone="muted">{empty}</Text>
        )
      }
    </ChartPanel>
  );
}

function StatusVolume({ productId }: PanelProps) {
  const query = useAtomValue(updateCountsAtoms({ product: productId }));
  const { loading, failed } = words.volume;
  return (
    <ChartPanel
      title={analyticsMessages.statusVolume}
      query={query}
      loading={loading}
      failed={failed}
    >
      {(counts) => <StatusVolumeChart counts={counts} />}
    </ChartPanel>
  );
}

function InstalledVersions({ productId }: PanelProps) {
  const { day, ...state } = useAtomValue(productDayAtoms(productId));
  const { title, loading, failed, empty } = words.versions;
  if (typeof day === 'string') return <VersionsOn productId={productId} day={day} />;
  return (
    <ChartPanel
      title={title}
      query={{ ...state, data: day === null ? empty : undefined }}
      loading={loading}
      failed={failed}
    >
      {(text) => <Text tone="muted">{text}</Text>}
    </ChartPanel>
  );
}

function VersionsOn({ productId, day }: PanelProps & { day: string }) {
  const query = useAtomValue(siteValuesAtoms({ product: productId, date: day, fact: 'version' }));
  const { title, loading, failed, health } = words.versions;
  return (
    <ChartPanel
      title={title}
      aside={formatDay(day)}
      footer={<Link href={analyticsPaths.updateHealth(productId)}>{health}</Link>}
      query={query}
      loading={loading}
      failed={failed}
    >
      {({ data }) => <ValueChart fact="version" day={{ name: formatDay(day), values: data }} />}
    </ChartPanel>
  );
}
