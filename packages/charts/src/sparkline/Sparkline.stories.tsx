import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import '../theme/styles.css';
import { Sparkline } from './Sparkline.tsx';

const arrivals = [12, 14, 13, 18, 16, 19, 17, 22, 20, 31, 34, 28, 25, 23, 26];

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  args: {
    values: arrivals,
    label: 'Arrivals in 15 days: up from 12 to 26, at most 34.',
  },
  decorators: [(Story) => <div style={{ inlineSize: '160px' }}>{Story()}</div>],
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
      <Sparkline {...args} width={64} height={16} />
      <Sparkline {...args} width={120} height={32} />
      <Sparkline {...args} height={48} />
    </div>
  ),
};

const lines: [name: string, values: readonly (number | null)[]][] = [
  ['Empty', []],
  ['One day', [12]],
  ['All equal', [7, 7, 7, 7]],
  ['All zero', [0, 0, 0]],
  ['Below zero', [4, -3, -8, 2, 5, -1]],
  ['Gaps', [3, 4, null, null, 8, 6, null, 5, 7]],
  ['Not known at the end', [3, 5, 4, null, null]],
  ['Not numbers', [Number.NaN, 3, Number.POSITIVE_INFINITY, 5, 4]],
  ['Huge', [-1.7e308, 1.7e308, 0]],
  ['5,000 days', Array.from({ length: 5_000 }, (_, index) => Math.sin(index / 260) * index)],
];

export const States: Story = {
  render: () => (
    <table style={{ inlineSize: '100%', fontSize: 14, textAlign: 'start' }}>
      <tbody>
        {lines.map(([name, values]) => (
          <tr key={name}>
            <th scope="row" style={{ fontWeight: 400, textAlign: 'start' }}>
              {name}
            </th>
            <td>
              <Sparkline values={values} label={`Arrivals: ${name}.`} width={120} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
  decorators: [(Story) => <div style={{ inlineSize: '320px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { ...States, globals: { direction: 'rtl' } };

export const IsAnImageWithALabel: Story = {
  play: async ({ canvas, args }) => {
    const image = canvas.getByRole('img', { name: args.label });
    await expect(image).toBeVisible();
    const line = image.querySelector('path');
    await expect(line && getComputedStyle(line).stroke).not.toBe('none');
  },
};

export const IgnoresInvalidNumbers: Story = {
  ...States,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(lines.length);
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
