// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { flagKeys } from '../../../entities/featureFlag/featureFlag.queries.ts';
import { queryClientAtom } from '../../../shared/server/query.ts';
import { getDefaultStore } from '../../../shared/state.ts';
import { toasts } from '../../../shared/toasts.ts';
import { flagFixture } from '../flag.testing.ts';
import { deleteFlagAtom, pathOf } from '../flags.queries.ts';
import { FlagSwitch } from './FlagSwitch.tsx';

configure({ asyncUtilTimeout: 5000 });
const store = getDefaultStore();
const client = store.get(queryClientAtom);

/** Responds to each change with the next body; 403 without one. */
function respond(...bodies: (object | undefined)[]) {
  vi.stubGlobal('fetch', async ({ method }: Request) => {
    const body = method === 'GET' ? undefined : bodies.shift();
    return Response.json(body ?? { code: 'forbidden', message: 'No' }, {
      status: body ? 200 : 403,
    });
  });
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const areFiguresOutdated = () => client.getQueryState(flagKeys.figures)?.isInvalidated;

test('says that a change was not undone, also on another page', async () => {
  const flag = flagFixture();
  const add = vi.spyOn(toasts, 'add');
  respond({ ...flag, active: true }, undefined);
  render(<FlagSwitch flag={flag} />);
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(add).toHaveBeenCalledOnce());
  cleanup();
  const { action } = add.mock.calls[0]?.[0] ?? {};
  action?.onPress();
  // An earlier attempt is not saved yet.
  action?.onPress();
  await waitFor(() => expect(add).toHaveBeenCalledTimes(3));
  const failed = { title: 'Dark mode was not changed back. Please try again.', tone: 'critical' };
  expect(add.mock.calls.slice(1)).toEqual([[failed], [failed]]);
});

test('reads the numbers of the products again after a flag was turned on', async () => {
  const flag = flagFixture();
  client.setQueryData(flagKeys.figures, new Map());
  respond({ ...flag, active: true });
  render(<FlagSwitch flag={flag} />);
  fireEvent.click(screen.getByRole('switch'));
  await waitFor(() => expect(areFiguresOutdated()).toBe(true));
});

test('reads the numbers of the products again after a flag was deleted', async () => {
  client.setQueryData(flagKeys.figures, new Map());
  respond({});
  expect(await store.set(deleteFlagAtom, pathOf(flagFixture()))).toBe(true);
  expect(areFiguresOutdated()).toBe(true);
});
