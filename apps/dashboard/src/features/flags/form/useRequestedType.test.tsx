// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useForm } from '../../../shared/form/useForm.ts';
import { paths } from '../../../shared/paths.ts';
import { flagFixture } from '../flag.testing.ts';
import { type FlagValues, flagSource } from './flagForm.values.ts';
import { useRequestedType } from './useRequestedType.ts';

const flag = { ...flagFixture({ flag_type: 'individual' }), individual_users: [] };
const source = flagSource(flag);

function TypeForm() {
  const form = useForm<FlagValues, typeof source, unknown>({
    source,
    save: async () => ({ ok: true, status: 200, data: null }),
    explain: () => ({}),
  });
  useRequestedType(form.change);
  return (
    <>
      <output>{`${form.values.flag_type}, ${form.hasChanges ? 'unsaved' : 'unchanged'}`}</output>
      <button type="button" onClick={() => form.change({ flag_type: 'on/off' })}>
        On or off
      </button>
    </>
  );
}

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

test('selects the type in the URL once, as an unsaved edit', async () => {
  history.replaceState(null, '', paths.editFlagAs('p1', flag._id, 'group'));
  render(<TypeForm />, { wrapper: StrictMode });
  expect(screen.getByRole('status').textContent).toBe('group, unsaved');
  expect(location.pathname + location.search).toBe(paths.editFlag('p1', flag._id));
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('on/off, unsaved');
});

test('leaves the form as it is without a type in the URL', () => {
  history.replaceState(null, '', paths.editFlag('p1', flag._id, 'people'));
  render(<TypeForm />);
  expect(screen.getByRole('status').textContent).toBe('individual, unchanged');
  expect(location.search).toBe('?tab=people');
});
