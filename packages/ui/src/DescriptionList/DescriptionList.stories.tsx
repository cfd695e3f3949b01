import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DescriptionItem, DescriptionList } from './DescriptionList.tsx';

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  args: {
    children: (
      <>
        <DescriptionItem term="Last signal">12 s ago</DescriptionItem>
        <DescriptionItem term="Cargo">2,431 tonnes</DescriptionItem>
        <DescriptionItem term="Next port">Bergen</DescriptionItem>
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof DescriptionList>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    children: (
      <>
        <DescriptionItem term="What the harbor master wrote down on arrival">
          {'Rotterdam-'.repeat(12)}
        </DescriptionItem>
        <DescriptionItem term="Cargo">0</DescriptionItem>
        <DescriptionItem term={'Llanfairpwllgwyngyll'.repeat(20)}>1</DescriptionItem>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AssociatesEachValueWithItsTerm: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(terms).toEqual(['Last signal', 'Cargo', 'Next port']);
    await expect(values).toEqual(['12 s ago', '2,431 tonnes', 'Bergen']);
  },
};
