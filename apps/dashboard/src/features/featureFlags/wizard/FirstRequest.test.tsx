// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FirstRequest } from './FirstRequest.tsx';

/** A flag that a site has requested since it was created. */
const requested = { lastRequestAt: '2026-01-02T00:00:00.000Z' };

const show = (lastRequestAt: string | null) => {
  vi.stubGlobal('fetch', async () => Response.json(requested));
  const product = { _id: crypto.randomUUID(), name: 'Harbor', lastRequestAt };
  render(<FirstRequest flag={{ product, flagId: 'f1', identifier: 'DARK_MODE' }} />);
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('confirms the first request of a product', async () => {
  show(null);
  expect(screen.getByText('Waiting for the first request of Harbor …')).toBeTruthy();
  expect(await screen.findByText('The first request arrived')).toBeTruthy();
});

test('takes no request of a released version for the first one', async () => {
  show('2026-01-01T00:00:00.000Z');
  expect(screen.getByText('Harbor already requests its flags')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('The first request arrived')).toBeNull();
});
