// @vitest-environment happy-dom
import { TextField } from '@pressdock/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { FormDialog } from './FormDialog.tsx';
import type { FormSource } from './form.rules.ts';
import type { FormOptions } from './formOptions.ts';
import { useForm } from './useForm.ts';

interface Values {
  name: string;
}

type Options = FormOptions<Values, FormSource<Values>, string>;

const source = { values: { name: 'Quiet Crane' }, revision: 1 };
const newest = { values: { name: 'Gray Heron' }, revision: 2 };
const draft = { key: 'draft-of-a-name', fields: { name: '' } };
const stale = {
  ok: false,
  status: 409,
  error: { code: 'stale', message: 'Reload and try again.' },
} as Awaited<ReturnType<Options['save']>>;
const saved = { ok: true, status: 200, data: 'saved' } as Awaited<ReturnType<Options['save']>>;

interface NameDialogProps {
  options?: Partial<Options>;
  closesWithoutAsking?: boolean;
  onClose: () => void;
}

function NameDialog({ options, closesWithoutAsking, onClose }: NameDialogProps) {
  const form = useForm<Values, FormSource<Values>, string>({
    source,
    save: async () => saved,
    explain: ({ error }) => ({ message: error.message }),
    onSaved: onClose,
    ...options,
  });
  return (
    <FormDialog
      form={form}
      subject="customer"
      title="Edit name"
      submitLabel="Save name"
      closesWithoutAsking={closesWithoutAsking}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label="Name" />
    </FormDialog>
  );
}

function open(props: Omit<NameDialogProps, 'onClose'> = {}) {
  const onClose = vi.fn();
  render(<NameDialog {...props} onClose={onClose} />);
  return { onClose, user: userEvent.setup() };
}

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const button = (name: string) => screen.getByRole('button', { name });

async function rename(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.clear(nameField());
  await user.type(nameField(), name);
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('closes without a question when nothing was changed', async () => {
  const { onClose, user } = open();
  await user.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('asks before unsaved changes are lost, and keeps them on “Stay”', async () => {
  const { onClose, user } = open();
  await rename(user, 'Tide Table');
  await user.click(button('Cancel'));
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
  expect(question.textContent).toContain('Your unsaved changes will be lost.');
  await user.click(button('Stay'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(nameField().value).toBe('Tide Table');
  expect(onClose).not.toHaveBeenCalled();

  await user.click(button('Cancel'));
  await user.click(button('Leave without saving'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('stays open with what was typed when Escape is pressed or the backdrop is clicked', async () => {
  const { onClose, user } = open();
  await rename(user, 'Tide Table');
  await user.keyboard('{Escape}');
  await user.click(document.body);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(nameField().value).toBe('Tide Table');
  expect(onClose).not.toHaveBeenCalled();
});

test('never asks where the fields only describe an action', async () => {
  const { onClose, user } = open({ closesWithoutAsking: true });
  await rename(user, 'Tide Table');
  await user.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('reports that someone else saved meanwhile, and saves on top of the newest revision', async () => {
  const save = vi.fn<Options['save']>().mockResolvedValueOnce(stale).mockResolvedValue(saved);
  const { onClose, user } = open({ options: { save, readNewest: async () => newest } });
  await rename(user, 'Tide Table');
  await user.click(button('Save name'));
  expect(await screen.findByText('This customer was changed elsewhere')).toBeTruthy();
  expect(nameField().value).toBe('Tide Table');
  expect(onClose).not.toHaveBeenCalled();

  await user.click(button('Save my changes anyway'));
  expect(save).toHaveBeenLastCalledWith(
    { name: 'Tide Table' },
    { source: newest, changes: { name: 'Tide Table' } },
  );
  expect(onClose).toHaveBeenCalledOnce();
});

test('continues from the newest revision when the changes are discarded', async () => {
  const { user } = open({ options: { save: async () => stale, readNewest: async () => newest } });
  await rename(user, 'Tide Table');
  await user.click(button('Save name'));
  await user.click(await screen.findByRole('button', { name: 'Discard my changes' }));
  expect(nameField().value).toBe('Gray Heron');
  expect(screen.queryByText('This customer was changed elsewhere')).toBeNull();
});

test('explains a stale save when the form cannot read the newest revision', async () => {
  const { user } = open({ options: { save: async () => stale } });
  await rename(user, 'Tide Table');
  await user.click(button('Save name'));
  expect((await screen.findByRole('alert')).textContent).toContain('Reload and try again.');
});

test('offers the draft of an earlier page, and deletes it when it is abandoned', async () => {
  const { user } = open({ options: { draft } });
  await rename(user, 'Tide Table');
  cleanup();
  open({ options: { draft } });
  expect(screen.getByText('You have unsaved changes from earlier')).toBeTruthy();
  await user.click(button('Restore'));
  expect(nameField().value).toBe('Tide Table');
  await user.click(button('Cancel'));
  await user.click(button('Leave without saving'));
  expect(sessionStorage.getItem(draft.key)).toBeNull();
});

test('offers no draft where the form declares none', async () => {
  const { user } = open();
  await rename(user, 'Tide Table');
  cleanup();
  open();
  expect(screen.queryByText('You have unsaved changes from earlier')).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
