import { LinkButton, PageHeader, Stack, Steps } from '@pressdock/ui';
import { useEffect, useRef } from 'react';
import { hasAnalyticsPlanAtom } from '../../entities/analytics/analyticsPlan.atoms.ts';
import { analyticsPaths } from '../../shared/analyticsPaths.ts';
import { AreaLoading } from '../../shared/page/AreaLoading.tsx';
import { PageTitle } from '../../shared/page/PageTitle.tsx';
import { size } from '../../shared/sizes.ts';
import { useAtomValue } from '../../shared/state.ts';
import { analyticsPageMessages as words } from './analytics.messages.ts';
import { stepOf } from './analyticsView.rules.ts';
import { DataStep } from './data/DataStep.tsx';
import { DateStep } from './dates/DateStep.tsx';
import { NoPlan } from './NoPlan.tsx';
import { ProductStep } from './products/ProductStep.tsx';
import { useAnalyticsView } from './useAnalyticsView.ts';

/**
 * The sites that use a product, in three steps: product, dates, data. The URL holds all choices.
 * @see specification, section 2, "/analytics"
 */
export function AnalyticsPage() {
  const hasPlan = useAtomValue(hasAnalyticsPlanAtom);
  const { view } = useAnalyticsView();
  const step = stepOf(view);
  useFocusedStep(step);
  if (hasPlan && step === 2) return <DataStep />;
  return (
    <Stack gap="24">
      <PageTitle title={words.title} />
      <PageHeader
        title={words.title}
        context={words.context}
        actions={
          <LinkButton href={analyticsPaths.analyticsSettings(view.product)}>
            {words.settings}
          </LinkButton>
        }
      />
      {hasPlan === undefined ? (
        <AreaLoading label={words.loading} height={size.productBody} />
      ) : hasPlan ? (
        <>
          <Steps label={words.steps} steps={words.stepNames} current={step} />
          {step === 0 ? <ProductStep /> : <DateStep />}
        </>
      ) : (
        <NoPlan />
      )}
    </Stack>
  );
}

/** Moves the focus to the title when another step begins, because its content replaces the button. */
function useFocusedStep(step: number) {
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    document.getElementById('page-title')?.focus();
  }, [step]);
}
