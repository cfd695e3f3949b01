import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { fieldGuarantees } from '../private/fieldGuarantees.stories.ts';
import { InlineEdit } from './InlineEdit.tsx';

const meta: Meta<typeof InlineEdit> = {
  title: 'Components/InlineEdit',
  component: InlineEdit,
  args: { label: 'Ship', value: 'Aurora', onSave: fn() },
};
export default meta;

type Story = StoryObj<typeof InlineEdit>;

const find = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const { named, described, invalid, required } = fieldGuarantees({ find, name: 'Ship' });

const opener = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Edit Ship' });

/** Stores the saved value, as a page would. */
const controlled: Story = {
  render: function ControlledField(args) {
    const [value, setValue] = useState(args.value);
    return (
      <InlineEdit
        {...args}
        value={value}
        onSave={async (typed) => {
          const answer = await args.onSave(typed);
          if (!answer) setValue(typed);
          return answer;
        }}
      />
    );
  },
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: 'Ship' })).toHaveTextContent(
      'Aurora',
    );
    await expect(opener(canvasElement)).toBeEnabled();
  },
};

export const Open: Story = { ...named, args: { defaultEditing: true } };

export const Described: Story = {
  ...described,
  args: { ...described.args, defaultEditing: true },
};

export const Invalid: Story = { ...invalid, args: { ...invalid.args, defaultEditing: true } };

export const Required: Story = { ...required, args: { ...required.args, defaultEditing: true } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    await expect(opener(canvasElement)).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { value: '', placeholder: 'No name yet' } };

export const SavesByEnter: Story = {
  ...controlled,
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(find(canvasElement, 'Ship')).toHaveFocus();
    await userEvent.keyboard('Borealis{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith('Borealis');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(within(canvasElement).getByRole('group')).toHaveTextContent('Borealis');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saved');
  },
};

export const SavesByItsButton: Story = {
  ...controlled,
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(within(canvasElement).getByRole('group')).toHaveTextContent('Borealis');
  },
};

export const CancelsByEscape: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis{Escape}');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.click(opener(canvasElement));
    await expect(find(canvasElement, 'Ship')).toHaveValue('Aurora');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
  },
};

export const DoesNotSaveAnUnchangedValue: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const KeepsTheInputWhenSavingFails: Story = {
  args: { onSave: async () => 'Another ship has this name.' },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis{Enter}');
    const input = find(canvasElement, 'Ship');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(input).toHaveValue('Borealis');
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Another ship has this name.');
    const status = within(canvasElement).getByRole('status');
    await expect(status).toHaveTextContent('Another ship has this name.');
  },
};

export const Pending: Story = {
  args: { onSave: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis{Enter}');
    const input = find(canvasElement, 'Ship');
    await waitFor(() => expect(input).toHaveAttribute('aria-busy', 'true'));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Saving…');
    await userEvent.keyboard('{Enter}{Escape}x');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('Borealis');
    await expect(input).toHaveFocus();
  },
};

/** A save that completes when the story decides. */
let answer: { fail: (sentence: string) => void; reject: (fault: Error) => void };
const waiting = () =>
  new Promise<string>((fail, reject) => {
    answer = { fail, reject };
  });

export const KeepsFocusWhileSaving: Story = {
  args: { onSave: waiting },
  play: async ({ canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis{Tab}{Enter}');
    const save = within(canvasElement).getByRole('button', { name: /Save/ });
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
    await expect(save).toHaveFocus();
    answer.fail('Another ship has this name.');
    await waitFor(() => expect(find(canvasElement, 'Ship')).toHaveFocus());
  },
};

export const KeepsTheInputWhenSavingThrows: Story = {
  args: { onSave: waiting },
  parameters: { test: { dangerouslyIgnoreUnhandledErrors: true } },
  play: async ({ canvasElement }) => {
    const expected = (event: Event) => event.preventDefault();
    window.addEventListener('unhandledrejection', expected);
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis{Tab}{Enter}');
    const status = within(canvasElement).getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Saving…'));
    answer.reject(new Error('The harbor did not respond.'));
    const input = find(canvasElement, 'Ship');
    await waitFor(() => expect(input).toHaveFocus());
    await expect(status).toBeEmptyDOMElement();
    await expect(input).toHaveValue('Borealis');
    await expect(input).not.toHaveAttribute('readonly');
    window.removeEventListener('unhandledrejection', expected);
  },
};

export const DoesNotSubmitTheSurroundingForm: Story = {
  ...controlled,
  decorators: [
    (Story, { args }) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          args.onSave('the form around');
        }}
      >
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(opener(canvasElement));
    await userEvent.keyboard('Borealis{Enter}');
    await waitFor(() => expect(opener(canvasElement)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalledWith('the form around');
  },
};

export const LongText: Story = {
  args: {
    label: 'The name under which the ship is known in the harbor. '.repeat(3),
    value: 'north-quay-'.repeat(40),
    description: 'northern-quay/'.repeat(30),
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { defaultEditing: true, errorMessage: 'Another ship has this name.' },
  globals: { direction: 'rtl' },
};
