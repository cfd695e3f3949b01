import { expect, test } from 'vitest';
import * as charts from './index.ts';

// Taking a name away or renaming it breaks the apps that use it: this list changes with a changeset.
const publicNames = [
  'ComparisonBars',
  'DownloadsLine',
  'HeatGrid',
  'MeterBar',
  'Sparkline',
  'StatusVolume',
  'barOrders',
  'barOrientations',
  'chartActions',
];

test('the charts export what they promise and nothing else', () => {
  expect(Object.keys(charts).sort()).toEqual(publicNames);
});
