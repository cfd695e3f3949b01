import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { area } from '../frame/reading.testing.ts';
import { LineChart } from '../lineChart/LineChart.tsx';
import { MeterBar } from '../meterBar/MeterBar.tsx';
import type { ChartWords } from '../plot/words.ts';
import '../theme/styles.css';
import { ChartsProvider } from './ChartsProvider.tsx';

const german: Partial<ChartWords> = {
  kind: { line: 'Liniendiagramm', bar: 'Balkendiagramm', heatGrid: 'Heatmap' },
  keys: 'Die Pfeiltasten bewegen die Auswahl, Escape hebt sie auf.',
  labels: 'Tag',
  missing: 'keine Daten',
  viewAsTable: 'Als Tabelle anzeigen',
  viewAsChart: 'Als Diagramm anzeigen',
  range: ({ count, first, last }) => `${count} Zeilen, von ${first} bis ${last}.`,
  highest: ({ label, value }) => `Höchster Wert: ${value} (${label}).`,
  lowest: ({ label, value }) => `Niedrigster Wert: ${value} (${label}).`,
  trend: ({ direction, from, to }) =>
    `Der Wert ${direction === 'up' ? 'stieg' : 'fiel'} von ${from.value} auf ${to.value}.`,
};

const meta = {
  title: 'Charts/ChartsProvider',
  component: ChartsProvider,
  args: { locale: 'de', words: german },
  render: (args) => (
    <ChartsProvider {...args}>
      <div lang="de" style={{ display: 'grid', gap: 24 }}>
        <LineChart
          title="Besuche"
          actions={['table']}
          data={{
            series: ['Besuche'],
            rows: [
              { label: 'Montag', values: [1204] },
              { label: 'Dienstag', values: [1388.5] },
              { label: 'Mittwoch', values: [1527] },
            ],
          }}
        />
        <MeterBar
          title="Geräte"
          parts={[
            { name: 'Mobil', value: 2940 },
            { name: 'Desktop', value: 1179.5 },
          ]}
        />
      </div>
    </ChartsProvider>
  ),
} satisfies Meta<typeof ChartsProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const German: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = await area(canvasElement);
    await expect(chart).toHaveAttribute('aria-roledescription', 'Liniendiagramm');
    await expect(canvas.getByRole('button', { name: 'Als Tabelle anzeigen' })).toBeVisible();
    await expect(await canvas.findByRole('cell', { name: '1.388,5' })).toBeInTheDocument();
    await expect(chart).toHaveAccessibleDescription(
      '3 Zeilen, von Montag bis Mittwoch. Höchster Wert: 1.527 (Mittwoch). ' +
        'Niedrigster Wert: 1.204 (Montag). Der Wert stieg von 1.204 auf 1.527. ' +
        'Die Pfeiltasten bewegen die Auswahl, Escape hebt sie auf.',
    );
    await expect(canvas.getByText(/2\.940 \(71,4\s%\)/)).toBeVisible();
  },
};
