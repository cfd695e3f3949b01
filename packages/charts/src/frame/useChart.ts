'use client';
import { useMemo } from 'react';
import { checkData, checkSeriesCount } from '../checks/checkData.ts';
import { checkChoices, checkLength, checkText } from '../checks/checkValues.ts';
import { type ChartLanguage, useLanguage } from '../settings/useLanguage.ts';
import { toneCount } from '../theme/tone.ts';
import { chartActions } from './chartActions.ts';
import type { ChartProps } from './Frame.tsx';

/**
 * Checks the props that all charts share and returns them with their words and formats.
 * @param expected the number of series to expect, for the error if there are more than `maxSeries`
 * @throws TypeError that names the chart, the prop and what is expected.
 */
export function useChart(
  name: string,
  props: ChartProps,
  maxSeries = toneCount,
  expected = `at most ${maxSeries}, because no more can be distinguished`,
): ChartProps & ChartLanguage {
  const { data, title, height, actions } = props;
  checkText(name, 'title', title, 'Downloads by day');
  checkLength(name, 'height', height);
  if (actions !== undefined) checkChoices(name, 'actions', actions, chartActions);
  useMemo(() => checkData(name, data), [name, data]);
  const language = useLanguage(name, props);
  checkSeriesCount(name, data, maxSeries, expected);
  return { ...props, ...language };
}
