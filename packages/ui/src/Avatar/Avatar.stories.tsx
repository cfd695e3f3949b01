import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Avatar, avatarShapes, avatarSizes } from './Avatar.tsx';

const face =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Cpath fill="teal" d="M0 0h10v10H0z"/%3E%3Ccircle cx="5" cy="5" r="3" fill="wheat"/%3E%3C/svg%3E';

const meta: Meta<typeof Avatar> = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Maren Roth' },
};
export default meta;

type Story = StoryObj<typeof Avatar>;

export const Default: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Stack gap="16">
      {avatarShapes.map((shape) => (
        <Inline key={shape} gap="16">
          {avatarSizes.map((size) => (
            <Avatar key={size} {...args} shape={shape} size={size} />
          ))}
          {avatarSizes.map((size) => (
            <Avatar key={size} {...args} shape={shape} size={size} src={face} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const FallbackHues: Story = {
  render: () => (
    <Inline gap="8">
      {['Alcyon', 'Bittern', 'Curlew', 'Dunlin', 'Egret', 'Fulmar', 'Gannet', 'Heron'].map(
        (name) => (
          <Avatar key={name} name={name} shape="square" size="large" />
        ),
      )}
    </Inline>
  ),
};

export const RightToLeft: Story = { args: { name: 'مارن روث' }, globals: { direction: 'rtl' } };

export const IsAnImageWithTheFullName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Maren Roth' })).toHaveTextContent('MR');
  },
};

export const ShowsInitialsWhenTheImageFailsToLoad: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('MR')).toBeVisible());
  },
};
