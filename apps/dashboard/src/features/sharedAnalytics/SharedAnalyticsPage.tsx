import type { SharedAnalyticsResponse } from '@pressdock/api';
import {
  Badge,
  Card,
  EmptyState,
  Grid,
  Inline,
  LinkIcon,
  PageHeader,
  Stack,
  Stat,
  StatGroup,
  Text,
} from '@pressdock/ui';
import { vars } from '@pressdock/ui/tokens';
import { useMemo } from 'react';
import { analyticsMessages } from '../../entities/analytics/analytics.messages.ts';
import { formatDay } from '../../entities/analytics/day.rules.ts';
import { GrowthChart } from '../../entities/analytics/GrowthChart.tsx';
import { filterLabel } from '../../entities/analytics/siteFilter.rules.ts';
import { ValueChart } from '../../entities/analytics/ValueChart.tsx';
import { VersionGrid } from '../../entities/analytics/VersionGrid.tsx';
import { chartSize } from '../../shared/chartSizes.ts';
import { formatNumber } from '../../shared/format.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { FailureNotice } from '../../shared/page/FailureNotice.tsx';
import { PageTitle, PRODUCT } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { sharedAnalyticsMessages as words } from './sharedAnalytics.messages.ts';
import { sharedAnalyticsAtoms } from './sharedAnalytics.queries.ts';
import {
  contextOf,
  deletedText,
  hasGrowth,
  hasTable,
  sharedSites,
  sharedValues,
  tableText,
} from './sharedAnalytics.rules.ts';

// Every page loads the style sheet, which has a byte budget, so the one page without a shell styles itself.
const frame = { maxInlineSize: chartSize.page, marginInline: 'auto', padding: vars.space[24] };

/** A read-only view of analytics for anyone with its link, with or without an account. */
export function SharedAnalyticsPage({ token }: { token: string }) {
  const { data, error, isError, isFetching, refetch } = useAtomValue(sharedAnalyticsAtoms(token));
  // A link may be revoked while its page is open.
  const isMissing = error?.status === 404;
  const shared = isMissing ? undefined : data;
  const title = shared?.name ?? words.title;
  return (
    <main style={frame}>
      <PageTitle title={title} />
      <Stack gap="24">
        <Text size="13" tone="muted" weight="semibold">
          {PRODUCT}
        </Text>
        <PageHeader title={title} context={shared ? contextOf(shared) : '\u00a0'} />
        {isMissing ? (
          <EmptyState title={words.missingTitle} icon={<LinkIcon size={20} />}>
            {words.missing}
          </EmptyState>
        ) : null}
        {isError && !isMissing && data === undefined ? (
          <FailureNotice isRetrying={isFetching} onRetry={refetch}>
            {words.failed}
          </FailureNotice>
        ) : null}
        {data === undefined && !isError ? (
          <AreaLoading label={words.loading} height={size.productBody} />
        ) : null}
        {shared ? <Shared data={shared} /> : null}
      </Stack>
    </main>
  );
}

function Shared({ data }: { data: SharedAnalyticsResponse }) {
  const values = useMemo(() => sharedValues(data), [data]);
  const deleted = deletedText(data);
  return (
    <>
      {deleted === undefined ? null : (
        <Text as="p" tone="muted">
          {deleted}
        </Text>
      )}
      {data.filters.length === 0 ? null : (
        <Inline gap="8">
          <Text tone="muted">{words.filters}</Text>
          {data.filters.map((filter) => (
            <Badge key={filter}>{filterLabel(filter)}</Badge>
          ))}
        </Inline>
      )}
      <Totals data={data} />
      <Card
        title={analyticsMessages.growth}
        aside={data.filters.length > 0 ? words.allSites : undefined}
      >
        {hasGrowth(data) ? (
          <GrowthChart growth={data.growth} />
        ) : (
          <Text tone="muted">{words.noGrowth}</Text>
        )}
      </Card>
      <Grid minColumnWidth={size.panel} gap="24">
        {values.map(({ fact, day, compared }) => (
          <Card key={fact} title={analyticsMessages.charts[fact]}>
            <ValueChart fact={fact} day={day} compared={compared} />
          </Card>
        ))}
      </Grid>
      <Card title={analyticsMessages.versionTable}>
        {hasTable(data) ? (
          <VersionGrid table={data.versionTable} />
        ) : (
          <Text tone="muted">{tableText(data)}</Text>
        )}
      </Card>
      <Text as="p" size="13" tone="muted">
        {words.readOnly}
      </Text>
    </>
  );
}

function Totals({ data: { day, compared, filters } }: { data: SharedAnalyticsResponse }) {
  const text = (count: number | undefined) =>
    count === undefined ? words.unknown : formatNumber(count);
  const before = (count: number | undefined) =>
    compared === null ? undefined : words.on(formatDay(compared.date), text(count));
  return (
    <StatGroup>
      <Stat
        label={words.sites}
        value={text(sharedSites(day, filters))}
        detail={before(compared === null ? 0 : sharedSites(compared, filters))}
      />
      <Stat
        label={filters.length > 0 ? words.unfilteredNewSites : words.newSites}
        value={formatNumber(day.newSites)}
        detail={before(compared?.newSites ?? 0)}
      />
    </StatGroup>
  );
}
