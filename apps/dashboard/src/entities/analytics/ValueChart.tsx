import '../../shared/chartStyles.ts';
import type { SiteFact } from '@pressdock/api/limits';
import { ComparisonBars } from '@pressdock/charts';
import { useMemo } from 'react';
import { analyticsMessages as words } from './analytics.messages.ts';
import { chartButtons, formatTick } from './chartSettings.ts';
import { type DayValues, isOrdered, valueBars } from './valueBars.rules.ts';

/** The bars that are shown on their own, which the rest follows in one, and the height of the chart. */
const VERTICAL = { orientation: 'vertical', bars: 12, height: 260 } as const;
const HORIZONTAL = { orientation: 'horizontal', bars: 10, height: 320 } as const;

export interface ValueChartProps {
  fact: SiteFact;
  day: DayValues;
  /** An earlier day, whose bars are gray. */
  compared?: DayValues | undefined;
  /** Called with the values of the bar that the reader clicks or chooses with Enter. */
  onSelect?: ((values: readonly string[]) => void) | undefined;
}

/** The sites of one day or two by the values of a fact. The page shows the title. */
export function ValueChart({ fact, day, compared, onSelect }: ValueChartProps) {
  const { data, valuesOf } = useMemo(() => valueBars(fact, day, compared), [fact, day, compared]);
  const { orientation, bars, height } = isOrdered(fact) ? VERTICAL : HORIZONTAL;
  const canSelect = onSelect !== undefined;
  const chartWords = useMemo(
    () => ({ labels: words.facts[fact], ...(canSelect ? { keys: words.selectKeys } : {}) }),
    [fact, canSelect],
  );
  const select = (label: string) => {
    const values = valuesOf.get(label);
    if (values !== undefined) onSelect?.(values);
  };
  return (
    <ComparisonBars
      title={words.sitesBy[fact]}
      isTitleHidden
      data={data}
      orientation={orientation}
      sort={isOrdered(fact) ? 'given' : 'value'}
      others={{ label: words.others, keep: bars }}
      height={height}
      isLegendHidden={compared === undefined && fact !== 'language'}
      actions={chartButtons}
      formatTick={formatTick}
      words={chartWords}
      {...(canSelect ? { onSelect: select } : {})}
    />
  );
}
