import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { FlagIcon, HomeIcon, PlusIcon } from '../Icon/Icon.tsx';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';

const add = fn();
const navigate = fn();

const sections = [
  {
    title: 'Ships',
    items: [
      { id: 'heron', label: 'Gray Heron', detail: 'Bergen', icon: <FlagIcon />, href: '/heron' },
      { id: 'egret', label: 'Égret', detail: 'Aberdeen', icon: <FlagIcon />, href: '/egret' },
    ],
  },
  {
    title: 'Go to',
    items: [{ id: 'home', label: 'Home', icon: <HomeIcon />, href: '/' }],
  },
  {
    title: 'Do',
    items: [{ id: 'add', label: 'Add ship', icon: <PlusIcon />, onAction: add }],
  },
];

function FromAButton(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <RouterProvider navigate={navigate}>
      <Button onPress={() => setOpen(true)}>Search</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </RouterProvider>
  );
}

const meta: Meta<typeof CommandPalette> = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: 'Search and go',
    placeholder: 'Search or jump to',
    emptyMessage: 'Nothing is called that.',
    sections,
  },
};
export default meta;

type Story = StoryObj<typeof CommandPalette>;

export const Default: Story = {};

export const LongText: Story = {
  args: {
    sections: [
      {
        title: 'Ships',
        items: [
          {
            id: 'long',
            label: 'Llanfairpwllgwyngyll'.repeat(5),
            detail: 'A detail that is a whole sentence of its own, and then another one.',
          },
        ],
      },
    ],
  },
};

const found = {
  title: 'Crew',
  isMatched: true,
  items: [
    { id: 'ada', label: 'ada@example.com', description: 'Gray Heron · Captain', href: '/ada' },
    { id: 'k1', label: '3f2a-9b10', description: 'Égret · Expired', isMonospace: true },
  ],
};

export const States: Story = {
  args: { sections: [...sections, found], isPending: true },
};

export const WithError: Story = {
  args: { errorMessage: 'The crew could not be searched. Please try again.', onRetry: fn() },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const dialog = await screen.findByRole('dialog', { name: 'Search and go' });
  const field = within(dialog).getByRole('combobox', { name: 'Search and go' });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
};

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

export const FiltersByTheQuery: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    await open();
    await userEvent.keyboard('egr');
    await waitFor(() => expect(options()).toEqual(['Égret Aberdeen']));
    await expect(screen.getByRole('group', { name: 'Ships' })).toBeVisible();
    await expect(screen.queryByRole('group', { name: 'Do' })).toBeNull();
  },
};

export const RunsTheSelectedActionByEnterAndCloses: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    const { field } = await open();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    const active = field.getAttribute('aria-activedescendant') ?? '';
    await expect(document.getElementById(active)).toHaveTextContent('Add ship');
    await userEvent.keyboard('{Enter}');
    await expect(add).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OpensTheFirstMatchByEnter: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    const { field } = await open();
    await userEvent.keyboard('heron');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/heron', undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OpensAnItemOnAPress: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('option', { name: /Gray Heron/ }));
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/heron', undefined));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SaysWhenNothingMatches: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    await open();
    await userEvent.keyboard('zeppelin');
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Nothing is called that.'),
    );
    await expect(options()).toEqual([]);
  },
};

/** One result, which the arrow key reaches whether or not it is highlighted already. */
const captain = { ...found, items: found.items.slice(0, 1) };

function SearchedElsewhere(props: CommandPaletteProps) {
  const [step, setStep] = useState<'pending' | 'failed' | 'done'>();
  return (
    <>
      <FromAButton
        {...props}
        sections={step === 'done' ? [...sections, captain] : sections}
        isPending={step === 'pending'}
        errorMessage={step === 'failed' ? 'The crew could not be searched.' : undefined}
        onInputChange={(query) => setStep(query === '' ? undefined : 'pending')}
        onRetry={() => setStep('done')}
      />
      <button type="button" hidden data-testid="fail" onClick={() => setStep('failed')} />
    </>
  );
}

export const AnnouncesASearchElsewhereAndRepeatsItAfterAnError: Story = {
  render: (args) => <SearchedElsewhere {...args} />,
  play: async () => {
    const { field } = await open();
    await userEvent.keyboard('zeppelin');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching…'));
    await expect(field).toHaveAttribute('aria-busy', 'true');
    document.querySelector<HTMLElement>('[data-testid=fail]')?.click();
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be searched');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(options()).toHaveLength(1));
    await expect(screen.getByRole('status')).toHaveTextContent('1 shown');
    await expect(screen.queryByRole('alert')).toBeNull();
    field.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/ada', undefined));
  },
};

export const ClosesByEscapeAndReopensEmpty: Story = {
  render: (args) => <FromAButton {...args} />,
  play: async () => {
    await open();
    await userEvent.keyboard('heron{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus());
    const { field } = await open();
    await expect(field).toHaveValue('');
  },
};
