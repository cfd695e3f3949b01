import {
  BarChart,
  type ChartData,
  ChartsProvider,
  ComparisonBars,
  DownloadsLine,
  GroupedBarChart,
  HeatGrid,
  LineChart,
  MeterBar,
  Sparkline,
  StatusVolume,
} from '@pressdock/charts';
import { words } from './words';

const arrivals: ChartData = {
  series: ['Arrivals'],
  rows: [
    { label: 'Monday', values: [12] },
    { label: 'Tuesday', values: [null] },
    { label: '=1+1', values: [31] },
  ],
};
const quays: ChartData = {
  series: ['May', 'June'],
  rows: [
    { label: 'North', values: [4, 7] },
    { label: 'South', values: [9, 3] },
  ],
};
const six: ChartData = {
  series: ['North', 'South', 'East', 'West', 'Inner', 'Outer'],
  rows: ['May', 'June', 'July'].map((label, row) => ({
    label,
    values: [60, 52, 44, 36, 28, 20].map((value) => value + row * 9),
  })),
};
const tides: ChartData = {
  series: ['Tide'],
  rows: Array.from({ length: 250 }, (_, hour) => ({ label: `Hour ${hour}`, values: [hour % 12] })),
};
const parts = [
  { name: 'North', value: 42 },
  { name: 'South', value: 28 },
];
const course = [3, 5, 4, 8];

/** Uses every chart as a consumer without the kit would. */
export function Page() {
  const common = { words, formatValue: String };
  return (
    <main>
      <h1>Harbor</h1>
      <DownloadsLine
        {...common}
        title="Arrivals"
        data={arrivals}
        actions={['table', 'csv', 'png']}
      />
      <ComparisonBars {...common} title="Ships by quay" data={quays} />
      <StatusVolume {...common} title="Signals" data={quays} />
      <HeatGrid {...common} title="Ships by quay and month" data={quays} />
      <MeterBar {...common} title="Shares" parts={parts} />
      <DownloadsLine {...common} title="Six courses" data={six} />
      <ComparisonBars {...common} title="Six quays" data={six} />
      <DownloadsLine {...common} title="Tides" data={tides} actions={['table']} />
      <StatusVolume {...common} title="Nothing" data={{ series: ['Signals'], rows: [] }} />
      <LineChart title="Visits" data={tides} />
      <BarChart title="Visits by quay" data={arrivals} />
      <GroupedBarChart title="Visits by month" data={quays} />
      <ChartsProvider locale="de" words={{ missing: 'keine Daten' }}>
        <MeterBar title="Anteile" parts={[...parts, { name: 'West', value: null }]} />
      </ChartsProvider>
      <Sparkline label="Arrivals rose from 3 to 8." values={course} width={120} />
    </main>
  );
}
