import { expect, test } from 'vitest';
import * as charts from './index.ts';

// Removing or renaming an export breaks apps that use it: change this list only with a changeset.
const publicNames = [
  'BarChart',
  'ChartsProvider',
  'ComparisonBars',
  'DownloadsLine',
  'GroupedBarChart',
  'HeatGrid',
  'LineChart',
  'MeterBar',
  'Sparkline',
  'StatusVolume',
  'barOrders',
  'barOrientations',
  'chartActions',
];

test('the package exports exactly its public names', () => {
  expect(Object.keys(charts).sort()).toEqual(publicNames);
});
