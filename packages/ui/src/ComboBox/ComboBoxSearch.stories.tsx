import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { SelectItem } from '../Select/SelectItem.tsx';
import { ComboBox } from './ComboBox.tsx';

interface Ship {
  id: string;
  name: string;
}

const register: Ship[] = ['Aurora', 'Aurelia', 'Borealis', 'Corona'].map((name) => ({
  id: name.toLowerCase(),
  name,
}));

const matches = (text: string) =>
  register.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()));

interface SearchProps {
  /** Searches as a server would. */
  find: (text: string) => Promise<Ship[]>;
}

/** Searches on every keystroke and shows only the latest result. */
function ShipSearch({ find }: SearchProps) {
  const [ships, setShips] = useState<Ship[]>([]);
  const [isPending, setPending] = useState(false);
  const latestQuery = useRef('');
  const search = async (text: string) => {
    latestQuery.current = text;
    setPending(true);
    const found = await find(text);
    if (latestQuery.current !== text) return;
    setShips(found);
    setPending(false);
  };
  return (
    <ComboBox
      label="Ship"
      items={ships}
      isPending={isPending}
      onInputChange={search}
      emptyMessage="No ship of this name"
    >
      {({ id, name }) => <SelectItem id={id}>{name}</SelectItem>}
    </ComboBox>
  );
}

/** A search whose results wait until they are released, so that the story does not depend on timing. */
function heldSearch() {
  const held = new Map<string, () => void>();
  return {
    find: (text: string) =>
      new Promise<Ship[]>((resolve) => held.set(text, () => resolve(matches(text)))),
    answer: (text: string) => held.get(text)?.(),
  };
}

const harbor = heldSearch();

const meta: Meta<typeof ShipSearch> = {
  title: 'Components/ComboBox/Search',
  component: ShipSearch,
  args: { find: async (text) => matches(text) },
};
export default meta;

type Story = StoryObj<typeof ShipSearch>;

const field = (canvas: HTMLElement) => within(canvas).getByRole('combobox', { name: 'Ship' });

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'aur');
    await expect(await screen.findByRole('option', { name: 'Aurelia' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field(canvasElement)).toHaveValue('Aurora');
  },
};

export const Waiting: Story = {
  args: { find: harbor.find },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'aur');
    await expect(await screen.findByRole('listbox')).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await expect(field(canvasElement)).toHaveAttribute('aria-busy', 'true');
    await expect(screen.queryByText('No ship of this name')).not.toBeInTheDocument();
  },
};

export const SlowResults: Story = {
  args: { find: harbor.find },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'co');
    await screen.findByRole('listbox');
    harbor.answer('co');
    await expect(await screen.findByRole('option', { name: 'Corona' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
    await expect(field(canvasElement)).not.toHaveAttribute('aria-busy');
  },
};

export const IgnoresAnOutdatedResult: Story = {
  args: { find: harbor.find },
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'bo');
    harbor.answer('bo');
    await expect(await screen.findByRole('option', { name: 'Borealis' })).toBeVisible();
    harbor.answer('b');
    await Promise.resolve();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

export const NoResults: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(field(canvasElement), 'xyz');
    await expect(await screen.findByText('No ship of this name')).toBeVisible();
  },
};
