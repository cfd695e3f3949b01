import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { Steps } from './Steps.tsx';

const steps = ['Ship', 'Cargo', 'Berth', 'Check'];

const meta: Meta<typeof Steps> = {
  title: 'Components/Steps',
  tags: ['rtl'],
  component: Steps,
  args: { label: 'Announce an arrival', steps, current: 1 },
};
export default meta;

type Story = StoryObj<typeof Steps>;

export const Default: Story = {};

export const States: Story = {
  render: (args) => (
    <Stack gap="24">
      {[...steps.keys(), steps.length].map((current) => (
        <Steps key={current} {...args} label={`After ${current} steps`} current={current} />
      ))}
    </Stack>
  ),
};

export const OnANarrowScreen: Story = {
  args: { steps: [...steps, 'Papers'], current: 2 },
  decorators: [(Story) => <div style={{ maxInlineSize: '288px' }}>{Story()}</div>],
};

export const LongText: Story = {
  args: { steps: ['Ship and its owner', 'Llanfairpwllgwyngyll'.repeat(4), 'Berth', 'Check'] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AnnouncesTheStateOfEachStep: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Announce an arrival' });
    await expect(list.tagName).toBe('OL');
    const texts = canvas.getAllByRole('listitem').map((step) => step.lastChild?.textContent);
    await expect(texts).toEqual([
      'Ship, done',
      'Cargo, current step',
      'Berth, upcoming',
      'Check, upcoming',
    ]);
  },
};

export const MarksTheCurrentStep: Story = {
  play: async ({ canvas }) => {
    const current = canvas
      .getAllByRole('listitem')
      .filter((step) => step.getAttribute('aria-current') === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Cargo');
  },
};

export const KeepsTheOtherTitlesForScreenReaders: Story = {
  ...OnANarrowScreen,
  play: async ({ canvas }) => {
    const [ship, cargo, berth] = steps.map((title) => canvas.getByText(title));
    await expect(berth?.getBoundingClientRect().width).toBeGreaterThan(24);
    await expect(ship?.getBoundingClientRect().width).toBe(1);
    await expect(cargo?.getBoundingClientRect().width).toBe(1);
  },
};
