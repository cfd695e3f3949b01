import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { Select } from '../Select/Select.tsx';
import { SelectItem } from '../Select/SelectItem.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './Form.tsx';
import type { ValidationErrors } from './summaryItems.ts';

const meta: Meta<typeof Form> = {
  title: 'Components/Form',
  component: Form,
  args: {
    onSubmit: fn(),
    summaryTitle: 'Two things are missing',
    children: (
      <>
        <TextField label="Ship" name="ship" isRequired />
        <Select label="Quay" name="quay">
          <SelectItem id="north">Northern quay</SelectItem>
        </Select>
        <Checkbox name="cargo">Carries dangerous cargo</Checkbox>
        <div>
          <Button type="submit" variant="primary">
            Moor ship
          </Button>
        </div>
      </>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof Form>;

const errors: ValidationErrors = {
  ship: 'Which ship is it?',
  quay: ['Choose a quay.', 'The harbor is closed.'],
};

/** A form whose errors come back from a server. */
const rejectingForm: Story = {
  render: function Rejecting(args) {
    const [found, setFound] = useState<ValidationErrors>();
    return (
      <Form
        {...args}
        validationErrors={found}
        onSubmit={(event) => {
          args.onSubmit?.(event);
          setFound({ ...errors });
        }}
      />
    );
  },
};

const send = (canvas: HTMLElement) =>
  userEvent.click(within(canvas).getByRole('button', { name: 'Moor ship' }));

export const Default: Story = {};

export const Invalid: Story = { args: { validationErrors: errors } };

export const WithAFormError: Story = {
  args: { errorMessage: 'The harbor did not respond.' },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('The harbor did not respond.');
    await expect(alert).not.toHaveFocus();
    await expect(alert).not.toHaveTextContent('Two things are missing');
  },
};

export const ShowsErrorsAtTheTop: Story = {
  ...rejectingForm,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await send(canvasElement);
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(within(alert).getAllByRole('link')).toHaveLength(3);
    await expect(canvas.getByRole('textbox', { name: 'Ship' })).toHaveAccessibleDescription(
      'Which ship is it?',
    );
  },
};

export const FocusesTheSummaryOnEachSubmission: Story = {
  ...rejectingForm,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Ship' }), 'Aurora');
    await expect(canvas.getByRole('alert')).not.toHaveFocus();
    await send(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
  },
};

export const FocusesTheSummaryWhenErrorsRepeat: Story = {
  args: { validationErrors: errors },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await send(canvasElement);
    await waitFor(() => expect(alert).toHaveFocus());
    await send(canvasElement);
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const KeepsFocusWhileTyping: Story = {
  render: function Late(args) {
    const [message, setMessage] = useState('');
    return (
      <Form {...args} errorMessage={message}>
        {args.children}
        <TextField
          label="Notes"
          onChange={(typed) => setMessage(typed === 'calm' ? 'The harbor is closed.' : '')}
        />
      </Form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await send(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), 'calm');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The harbor is closed.');
    await expect(canvas.getByRole('textbox', { name: 'Notes' })).toHaveFocus();
  },
};

export const LinksErrorsToTheirFields: Story = {
  args: { validationErrors: errors },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Which ship is it?' }));
    await expect(canvas.getByRole('textbox', { name: 'Ship' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Choose a quay.' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Quay/ })).toHaveFocus());
  },
};

export const LinksErrorsToEveryKindOfField: Story = {
  args: {
    validationErrors: { cargo: 'Say what it carries.', lights: 'No lights.', list: 'No list.' },
    children: (
      <>
        <Checkbox name="cargo">Carries dangerous cargo</Checkbox>
        <Switch name="lights">Lights</Switch>
        <FileDrop
          name="list"
          label="Cargo list"
          acceptedFileTypes={['.csv']}
          file={null}
          onSelect={fn()}
        />
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fields = {
      'Say what it carries.': canvas.getByRole('checkbox'),
      'No lights.': canvas.getByRole('switch'),
      'No list.': canvas.getByLabelText('Cargo list'),
    };
    for (const [line, field] of Object.entries(fields)) {
      await expect(field).toHaveAccessibleDescription(line);
      await userEvent.click(canvas.getByRole('link', { name: line }));
      await expect(field).toHaveFocus();
    }
  },
};

export const RemovesAnErrorOnceItsFieldIsEdited: Story = {
  ...rejectingForm,
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Ship' });
    await send(canvasElement);
    await waitFor(() => expect(field).toBeInvalid());
    await userEvent.type(field, 'Aurora');
    await userEvent.tab();
    await waitFor(() => expect(field).toBeValid());
  },
};

export const SubmitsByEnterWithoutReloading: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: 'Ship' }), 'A{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    validationErrors: { ship: 'That ship is not in the register of the harbor. '.repeat(12) },
    errorMessage: 'northern-quay/'.repeat(40),
  },
};

export const RightToLeft: Story = { ...Invalid, globals: { direction: 'rtl' } };
