import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

const meta: Meta<typeof Skeleton> = { title: 'Components/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Default: Story = { args: { width: '240px' } };

export const Variants: Story = {
  render: () => (
    <Stack gap="16">
      {skeletonShapes.map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
    </Stack>
  ),
};

export const AsAListOfPeople: Story = {
  render: () => (
    <Stack gap="16">
      {['62%', '48%', '70%'].map((width) => (
        <Inline key={width} gap="12" isWrapping={false}>
          <Skeleton shape="circle" />
          <div style={{ flex: 1 }}>
            <Skeleton width={width} />
            <Skeleton width="32%" />
          </div>
        </Inline>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...AsAListOfPeople, globals: { direction: 'rtl' } };

export const AppearsAfterADelay: Story = {
  args: { width: '240px' },
  parameters: { isMoving: true },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('[aria-hidden="true"]');
    if (!skeleton) throw new Error('no skeleton');
    const { animationDelay, animationFillMode } = getComputedStyle(skeleton);
    await expect(animationDelay).toMatch(/^0\.15s/);
    await expect(animationFillMode).toMatch(/^backwards/);
    await waitFor(() => expect(getComputedStyle(skeleton).opacity).not.toBe('0'));
  },
};

export const IsHiddenFromScreenReaders: Story = {
  args: { width: '240px' },
  play: async ({ canvasElement }) => {
    const skeleton = canvasElement.querySelector('span');
    await expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    await expect(skeleton).toBeEmptyDOMElement();
  },
};
