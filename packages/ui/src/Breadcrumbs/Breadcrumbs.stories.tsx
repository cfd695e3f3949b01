import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb, Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  tags: ['rtl'],
  component: Breadcrumbs,
  args: {
    label: 'Where you are',
    children: (
      <>
        <Breadcrumb href="#harbors">Harbors</Breadcrumb>
        <Breadcrumb href="#north">Northern quay</Breadcrumb>
        <Breadcrumb>Berth 12</Breadcrumb>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Breadcrumbs>;

export const Default: Story = {};

export const OneStep: Story = { args: { children: <Breadcrumb>Harbors</Breadcrumb> } };

export const LongText: Story = {
  args: {
    children: (
      <>
        <Breadcrumb href="#harbors">Harbors of the northern and the western coast</Breadcrumb>
        <Breadcrumb>{'Llanfairpwllgwyngyll'.repeat(4)}</Breadcrumb>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const StaysOnOneLineWhenSpaceIsTight: Story = {
  ...LongText,
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('navigation');
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
    await expect(trail.clientHeight).toBeLessThan(32);
    await expect(canvas.getByText(/Llanfair/)).toHaveTextContent('Llanfairpwllgwyngyll'.repeat(4));
  },
};

export const KeepsParentsReadableNextToALongName: Story = {
  args: {
    children: (
      <>
        <Breadcrumb href="#harbors">Harbors</Breadcrumb>
        <Breadcrumb>{'Llanfairpwllgwyngyll'.repeat(4)}</Breadcrumb>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '160px' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Harbors' });
    const room = link.parentElement?.getBoundingClientRect().right;
    await expect(link.getBoundingClientRect().right).toBeLessThan(room ?? 0);
    const page = canvas.getByText(/Llanfair/);
    await expect(page.clientWidth).toBeGreaterThan(48);
  },
};

export const MarksTheCurrentPageWithoutALink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Where you are' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Berth 12')).toHaveAttribute('aria-current', 'page');
  },
};
