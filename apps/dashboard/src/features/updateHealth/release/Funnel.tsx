import type { ReleaseHealthResponse } from '@pressdock/api';
import { BarChart } from '@pressdock/charts';
import { DescriptionItem, DescriptionList, Disclosure, Stack } from '@pressdock/ui';
import { useMemo } from 'react';
import { formatNumber } from '../../../shared/format.ts';
import { healthSteps } from '../healthSteps.rules.ts';
import { updateHealthMessages } from '../updateHealth.messages.ts';
import { funnelChart } from './funnel.rules.ts';

const { steps, meanings, release: words } = updateHealthMessages;
const actions = ['table', 'csv', 'png'] as const;
const chartWords = { labels: words.step };

/** The numbers of a release as bars, with an explanation of what each counts. */
export function Funnel({ health }: { health: ReleaseHealthResponse }) {
  const data = useMemo(() => funnelChart(health), [health]);
  return (
    <Stack gap="16">
      <BarChart
        title={words.funnelChart}
        isTitleHidden
        data={data}
        orientation="horizontal"
        formatValue={formatNumber}
        words={chartWords}
        actions={actions}
      />
      <Disclosure title={words.meanings}>
        <DescriptionList>
          {healthSteps.map((step) => (
            <DescriptionItem key={step} term={steps[step]}>
              {meanings[step]}
            </DescriptionItem>
          ))}
        </DescriptionList>
      </Disclosure>
    </Stack>
  );
}
