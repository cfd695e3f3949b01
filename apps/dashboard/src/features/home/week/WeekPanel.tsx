import { Heading, Inline, Stack, Stat, StatGroup, Text } from '@pressdock/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { downloadPointsAtoms, growthAtoms } from '../../../entities/analytics/analytics.queries.ts';
import { formatDay, shortDay } from '../../../entities/analytics/day.rules.ts';
import { formatNumber } from '../../../shared/format.ts';
import { FailureNotice } from '../../../shared/page/FailureNotice.tsx';
import { useAtomValue } from '../../../shared/state.ts';
import { useFirstInteraction } from './useFirstInteraction.ts';
import { WeekLoading } from './WeekLoading.tsx';
import { weekMessages as words } from './week.messages.ts';
import { changeText, type Week, weekDays, weekOf } from './week.rules.ts';

// Like the declarations of the features, the chart loads when the person first does something.
const SitesLine = lazy(async () => ({
  default: (await import('./SitesLine.tsx')).SitesLine,
}));

/** The account's week: how many sites use its products, and how that compares with the week before. */
export function WeekPanel() {
  const [days] = useState(() => weekDays(new Date()));
  const growth = useAtomValue(growthAtoms({ from: days.from, to: days.last }));
  const downloads = useAtomValue(downloadPointsAtoms({}));
  const { data: grown } = growth;
  const { data: points } = downloads;
  const week = useMemo(
    () => (grown && points ? weekOf(days, grown, points) : undefined),
    [days, grown, points],
  );
  if (week === undefined && (growth.isError || downloads.isError)) {
    const failed = [growth, downloads].filter(({ isError }) => isError);
    return (
      <FailureNotice
        isRetrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      >
        {words.failed}
      </FailureNotice>
    );
  }
  if (week === undefined) return <WeekLoading />;
  return (
    <section aria-label={words.title}>
      <Stack gap="12">
        <Inline justify="between">
          <Heading level={2} size="16">
            {words.title}
          </Heading>
          <Text size="13" tone="muted">
            {words.context(shortDay(days.first), formatDay(days.last))}
          </Text>
        </Inline>
        <WeekFigures week={week} />
      </Stack>
    </section>
  );
}

function WeekFigures({ week }: { week: Week }) {
  const isInUse = useFirstInteraction();
  return (
    <StatGroup>
      <Stat
        label={words.active}
        value={formatNumber(week.active.now)}
        detail={
          <>
            {changeText(week.active)}
            <div>
              {isInUse ? (
                <Suspense>
                  <SitesLine week={week} />
                </Suspense>
              ) : null}
            </div>
          </>
        }
      />
      <Stat
        label={words.newSites}
        value={formatNumber(week.newSites.now)}
        detail={changeText(week.newSites)}
      />
      <Stat
        label={words.checks}
        value={formatNumber(week.checks.now)}
        detail={changeText(week.checks)}
      />
      <Stat
        label={words.downloads}
        value={formatNumber(week.downloads.now)}
        detail={changeText(week.downloads)}
      />
    </StatGroup>
  );
}
