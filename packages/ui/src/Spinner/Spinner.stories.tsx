import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Spinner, spinnerSizes } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Looking for ships' },
};
export default meta;

type Story = StoryObj<typeof Spinner>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Inline gap="16">
      {spinnerSizes.map((size) => (
        <Spinner key={size} {...args} size={size} />
      ))}
    </Inline>
  ),
};

export const AnnouncesWhatIsLoading: Story = {
  play: async ({ canvas }) => {
    const spinner = canvas.getByRole('progressbar', { name: 'Looking for ships' });
    await expect(spinner).not.toHaveAttribute('aria-valuenow');
  },
};
