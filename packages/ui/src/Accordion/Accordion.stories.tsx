import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Text } from '../Text/Text.tsx';
import { Accordion } from './Accordion.tsx';

const questions = [
  ['dues', 'How are dues counted?', 'By gross tonnage and by the day.'],
  ['pilot', 'When does a ship need a pilot?', 'From 90 meters on, and always at night.'],
  ['water', 'Where is fresh water?', 'At berths 4 to 11, on the northern quay.'],
] as const;

const rows = questions.map(([id, title, answer]) => (
  <Disclosure key={id} id={id} title={title}>
    <Text as="p">{answer}</Text>
  </Disclosure>
));

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { headingLevel: 2, children: rows },
};
export default meta;

type Story = StoryObj<typeof Accordion>;

export const Default: Story = { args: { defaultExpandedKeys: ['dues'] } };

export const SeveralOpen: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['dues', 'water'] },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongText: Story = {
  args: {
    defaultExpandedKeys: ['long'],
    children: (
      <Disclosure id="long" title={'Where does Llanfairpwllgwyngyllgogerych lie? '.repeat(5)}>
        {'On the island, '.repeat(30)}
      </Disclosure>
    ),
  },
};

export const RightToLeft: Story = { ...Default, globals: { direction: 'rtl' } };

export const OpensOneAtATimeByKeyboard: Story = {
  play: async ({ canvas }) => {
    const [dues, pilot] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(dues).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dues).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(pilot).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(pilot).toHaveAttribute('aria-expanded', 'true');
    await expect(dues).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(canvas.queryAllByRole('button', { expanded: true })).toEqual([]);
  },
};

export const KeepsSeveralOpenWhenAllowed: Story = {
  args: { allowsMultipleExpanded: true },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('button')) await userEvent.click(row);
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(questions.length);
  },
};

export const HasHeadingsAsTitles: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual(questions.map(([, title]) => title));
  },
};

export const IgnoresADisclosureInsideARow: Story = {
  args: {
    defaultExpandedKeys: ['dues'],
    children: (
      <Disclosure id="dues" title="How are dues counted?">
        <Disclosure title="An example">A coaster of 900 tons pays for 900.</Disclosure>
      </Disclosure>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'An example' }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(2);
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
  },
};
