// @vitest-environment happy-dom
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { flagFixture } from '../flag.testing.ts';
import { FlagCode } from './FlagCode.tsx';

configure({ asyncUtilTimeout: 5000 });
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('shows the code of a flag, after the server could not be reached once', async () => {
  let isReachable = false;
  const client = { name: 'harbor-flags.php', code: '<?php\nfinal class Harbor_Flags_1 {\n}\n' };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!isReachable) throw new TypeError('Failed to fetch');
    const isClient = request.url.endsWith('/php-client');
    return Response.json(isClient ? client : { publicUrl: 'https://dock.example' });
  });
  render(<FlagCode flag={{ ...flagFixture(), individual_users: [] }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Show code' }));
  expect(await screen.findByText(/There was an error loading the code/)).toBeTruthy();
  isReachable = true;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const code = await screen.findByRole('region', { name: 'WordPress' });
  expect(code.textContent).toContain("Harbor_Flags_1::is_enabled( 'DARK_MODE' )");
});
