import { PLANS } from '@pressdock/api/limits';
import { PageHeader, Stack } from '@pressdock/ui';
import { lazy, Suspense, useState } from 'react';
import { hasAnalyticsPlanAtom } from '../../entities/analytics/analyticsPlan.atoms.ts';
import { meAtom } from '../../entities/user/user.queries.ts';
import { planLabel } from '../../entities/user/user.rules.ts';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { useAtomValue } from '../../shared/state.ts';
import * as styles from './home.css.ts';
import { homeMessages } from './home.messages.ts';
import { statsAtom } from './home.queries.ts';
import { type ReleaseStep, releaseStep } from './home.rules.ts';
import { ProductCard } from './ProductCard.tsx';
import { StatsPanel } from './StatsPanel.tsx';
import { WeekLoading } from './week/WeekLoading.tsx';

// Most accounts have finished it long ago.
const FirstRelease = lazy(async () => {
  const { FirstRelease: Guide } = await import('./FirstRelease.tsx');
  return { default: Guide };
});

// The products show before it loads.
const WeekPanel = lazy(async () => {
  const { WeekPanel: Panel } = await import('./week/WeekPanel.tsx');
  return { default: Panel };
});

/** Guides through the first release, if it was unfinished when the page was opened. */
function ReleaseGuide({ step }: { step: ReleaseStep | undefined }) {
  const [isBefore] = useState(step !== undefined);
  return isBefore ? (
    <Suspense>
      <FirstRelease step={step} />
    </Suspense>
  ) : null;
}

const planContext = (plan: string | undefined) =>
  plan === undefined
    ? '\u00a0'
    : plan === PLANS.none
      ? homeMessages.noPlan
      : homeMessages.plan(planLabel(plan));

/**
 * The home page: plan, figures, the account's week, and an overview of plugins and themes.
 * @see specification, section 2
 */
export function HomePage() {
  const plan = useAtomValue(meAtom).data?.selectedPlan;
  const stats = useAtomValue(statsAtom).data;
  const step = stats && releaseStep(stats);
  // An empty account sees only how to add its first product.
  const isEmpty = step === 'product';
  const hasWeek = useAtomValue(hasAnalyticsPlanAtom) === true && step === undefined;
  return (
    <Stack gap="24">
      <PageTitle title={homeMessages.title} />
      <PageHeader title={homeMessages.title} context={planContext(plan)} />
      {stats ? <ReleaseGuide step={step} /> : null}
      {isEmpty ? null : (
        <>
          <StatsPanel />
          {hasWeek ? (
            <Suspense fallback={<WeekLoading />}>
              {stats ? <WeekPanel /> : <WeekLoading />}
            </Suspense>
          ) : null}
          <div className={styles.lists}>
            <ProductCard kind="plugin" />
            <ProductCard kind="theme" />
          </div>
        </>
      )}
    </Stack>
  );
}
