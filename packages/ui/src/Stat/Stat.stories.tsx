import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Stat, StatGroup } from './Stat.tsx';

const meta: Meta<typeof StatGroup> = { title: 'Components/Stat', component: StatGroup };
export default meta;

type Story = StoryObj<typeof StatGroup>;

export const Default: Story = {
  args: {
    children: (
      <>
        <Stat
          label="Ships in harbor"
          value="1,284"
          detail={<Text tone="positive">3.2 % more than last week</Text>}
        />
        <Stat label="Tonnes landed" value="4,907" detail="327 a day" />
        <Stat label="On time" value="71 %" />
        <Stat label="Berths taken" value="0" detail="18 free up this month" />
      </>
    ),
  },
};

export const Alone: Story = {
  args: { children: <Stat label="Ships in harbor" value="3" /> },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <Stat
          label="Ships that waited outside of the harbor for longer than a tide"
          value="10,000,000,000,000,000"
          detail="counted since the lighthouse was first lit"
        />
        <Stat label="Tonnes landed" value="0" />
      </>
    ),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '320px' }}>{Story()}</div>],
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const AssociatesNamesWithValues: Story = {
  ...Default,
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Ships in harbor', 'Tonnes landed', 'On time', 'Berths taken']);
    await expect(canvas.getByText('4,907').tagName).toBe('DD');
  },
};
