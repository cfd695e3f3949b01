import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { announcement, area, isWithin, overlaps, tooltip } from '../frame/reading.testing.ts';
import '../theme/styles.css';
import { numbered, versions } from '../barChart/categories.testing.ts';
import { ComparisonBars } from './ComparisonBars.tsx';

const meta = {
  title: 'Charts/ComparisonBars/Room',
  component: ComparisonBars,
  args: {
    title: 'Installed versions',
    data: versions,
    words: { labels: 'Version' },
  },
} satisfies Meta<typeof ComparisonBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheTooltipOffTheRow: Story = {
  args: { title: 'Berths', data: numbered(80), orientation: 'horizontal', height: 320 },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    await userEvent.tab();
    for (const key of ['{ArrowDown}', '{PageDown}', '{PageDown}', '{End}', '{PageUp}', '{Home}']) {
      await userEvent.keyboard(key);
      const [box, row] = [tooltip(canvasElement), canvasElement.querySelector('.pdc-band')];
      const plot = chart.parentElement;
      await expect(box && plot && isWithin(box, plot)).toBe(true);
      await expect(row && isWithin(row, chart)).toBe(true);
      await expect(box && row && overlaps(box, row)).toBe(false);
    }
  },
};

const inTonnes = (value: number) => `${value.toLocaleString('en-US')} tonnes of freight a day`;

export const LongValues: Story = {
  args: { formatValue: inTonnes },
  decorators: [(Story) => <div style={{ inlineSize: '280px' }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    // A clipped number would be a different number, so a label that does not fit is left out.
    for (const text of chart.querySelectorAll('.pdc-axis:not(.pdc-rows) text')) {
      await expect(text).toHaveTextContent(/ tonnes of freight a day$/);
      await expect(isWithin(text, chart)).toBe(true);
    }
  },
};

export const ShortValuesOnItsAxis: Story = {
  args: {
    formatValue: inTonnes,
    formatTick: (value) => `${value / 1000} kt`,
  },
  play: async ({ canvasElement }) => {
    const chart = await area(canvasElement);
    const texts = [...chart.querySelectorAll('.pdc-axis:not(.pdc-rows) text')];
    await expect(texts.at(-1)).toHaveTextContent('1.4 kt');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(announcement(canvasElement)).toContain('0 tonnes of freight a day');
  },
};

const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

export const CausesNoResizeLoop: Story = {
  args: { title: 'Berths', height: 200 },
  render: (args) => (
    <div style={{ inlineSize: '900px', maxBlockSize: '360px', overflow: 'auto' }}>
      <ComparisonBars {...args} data={numbered(300)} />
      <ComparisonBars {...args} data={numbered(2)} orientation="horizontal" />
      <ComparisonBars {...args} data={numbered(2)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const container = canvasElement.querySelector('figure')?.parentElement;
    await expect(container).not.toBeNull();
    if (!container) return;
    const heights = () =>
      [...canvasElement.querySelectorAll('.pdc-body')].map(
        (body) => body.getBoundingClientRect().height,
      );
    await expect(heights()).toEqual([200, 200, 200]);
    const errors: string[] = [];
    const onError = ({ message }: ErrorEvent) => errors.push(message);
    const others = new ResizeObserver(() => undefined);
    others.observe(container);
    window.addEventListener('error', onError);
    for (const width of [300, 620, 280, 900]) {
      container.style.inlineSize = `${width}px`;
      await frames(2);
      await expect(heights()).toEqual([200, 200, 200]);
    }
    window.removeEventListener('error', onError);
    others.disconnect();
    await expect(errors).toEqual([]);
  },
};
