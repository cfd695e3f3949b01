import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta: Meta<typeof VisuallyHidden> = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of the northern quay' },
  render: (args) => (
    <Button>
      Berths
      <VisuallyHidden {...args} />
    </Button>
  ),
};
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', {
      name: 'Berths of the northern quay',
    });
    await expect(
      within(button).getByText('of the northern quay').getBoundingClientRect().width,
    ).toBe(1);
  },
};
