'use client';
import { useMemo } from 'react';
import { checkData } from '../checks/checkData.ts';
import { checkChoices, checkLength, checkText } from '../checks/checkValues.ts';
import { type ChartLanguage, useLanguage } from '../settings/useLanguage.ts';
import { chartActions } from './chartActions.ts';
import type { ChartProps } from './Frame.tsx';

/**
 * Checks the props that all charts share and returns them with their words and formats.
 * @throws TypeError that names the chart, the prop and what is expected.
 */
export function useChart(name: string, props: ChartProps): ChartProps & ChartLanguage {
  const { data, title, height, actions } = props;
  checkText(name, 'title', title, 'Downloads by day');
  checkLength(name, 'height', height);
  if (actions !== undefined) checkChoices(name, 'actions', actions, chartActions);
  useMemo(() => checkData(name, data), [name, data]);
  return { ...props, ...useLanguage(name, props) };
}
